// Which page is shown: the address says it, and links change it without loading anything.

class Router {
    path = $state(location.pathname);
    query = $state(location.search);
    hash = $state(location.hash);

    constructor() {
        window.addEventListener("popstate", () => this.read());
        document.addEventListener("click", (event) => this.clicked(event));
    }

    /** The parts of the path: `/table/x` is `["table", "x"]`. */
    get parts(): string[] {
        return this.path.split("/").filter(Boolean).map(decodeURIComponent);
    }

    /** Go to another page; `instead`: of this one, so that the way back leads past it. */
    go(to: string, instead = false): void {
        if (instead) history.replaceState(null, "", to);
        else history.pushState(null, "", to);
        this.read();
        window.scrollTo(0, 0);
        document.getElementById("main")?.focus({ preventScroll: true });
    }

    private read(): void {
        this.path = location.pathname;
        this.query = location.search;
        this.hash = location.hash;
    }

    private clicked(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (link.target || link.download || link.origin !== location.origin || link.hasAttribute("data-whole")) return;
        if (link.pathname.startsWith("/api/")) return;
        event.preventDefault();
        if (link.pathname === location.pathname && link.hash && link.hash !== "#main") {
            location.hash = link.hash;
            this.read();
            return;
        }
        if (link.hash === "#main" && link.pathname === location.pathname) {
            document.getElementById("main")?.focus();
            return;
        }
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();
