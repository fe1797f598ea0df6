// What every browser has and jsdom, which lays nothing out, has not.

Element.prototype.scrollIntoView = () => undefined;
