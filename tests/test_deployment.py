"""What lies in `deploy/`: files for other programs, which must agree with this one and with each other."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from lamplight.cli.arguments import build_parser
from lamplight.server.settings import Settings, read_settings
from lamplight.text.speaker import Speaker

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = ("lamplight.service", "lamplight-backup.service", "lamplight-backup.timer")
PROGRAM = "/opt/lamplight/bin/lamplight"
EXPOSURE_AT_MOST = 20
"""Of 100, as `systemd-analyze security` counts (1.4 of 10 is 14)."""


def written(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit(name: str) -> dict[str, list[str]]:
    """What a unit says, by key; a key may stand there several times."""
    found: dict[str, list[str]] = {}
    for line in written(name).splitlines():
        key, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(written("compose.yaml"))
    return loaded


def container() -> list[list[str]]:
    """The instructions of the Containerfile, each with its words; of each stage only the last counts for running."""
    text = re.sub(r"^#.*\n", "", written("Containerfile"), flags=re.MULTILINE).replace("\\\n", " ")
    return [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]


def last_stage() -> dict[str, str]:
    lines = container()
    begin = max(place for place, (word, _) in enumerate(lines) if word == "FROM")
    return {word: rest for word, rest in lines[begin:] if word not in ("RUN", "COPY")}


def environment_of_the_image() -> dict[str, str]:
    return dict(part.split("=", 1) for part in last_stage()["ENV"].split())


def commands(text: str) -> list[str]:
    """What is asked of the program, wherever it lies."""
    return [one.strip() for one in re.findall(rf"{PROGRAM} ([^'\n]+)", text)]


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_what_a_unit_starts_is_a_command_of_this_program(name: str) -> None:
    found = commands("\n".join(unit(name)["ExecStart"]))
    assert found
    parser = build_parser(Speaker("en"), "")
    for command in found:
        parser.parse_args(shlex.split(command))


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_a_unit_is_bounded_and_owns_only_its_data(name: str) -> None:
    said = unit(name)
    assert said["User"] == ["lamplight"]
    assert re.fullmatch(r"\d+[MG]", said["MemoryMax"][0])
    assert said["ProtectSystem"] == ["strict"]
    assert said["NoNewPrivileges"] == ["yes"]
    assert said["CapabilityBoundingSet"] == [""]
    data = read_settings({}, example()).data
    assert str(data) in {f"/var/lib/{folder}" for folder in said["StateDirectory"][0].split()}
    assert said["EnvironmentFile"] == ["/etc/lamplight.env"]


def example() -> dict[str, str]:
    """The environment file."""
    lines = [line for line in written("lamplight.env").splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def test_every_variable_is_one_that_the_server_reads() -> None:
    """A misspelt one would be overlooked in silence."""
    known = {f"LAMPLIGHT_{name.upper()}" for name in Settings.__dataclass_fields__}
    for said in (example(), environment_of_the_image(), compose()["services"]["server"]["environment"]):
        assert set(said) <= known
        settings = read_settings(
            {}, {key: str(value).split(":?")[0] for key, value in said.items() if "URL" not in key}
        )
        assert settings.bot_workers == int(said.get("LAMPLIGHT_BOT_WORKERS", 1))


def test_the_backup_is_made_where_the_unit_may_write() -> None:
    said = unit("lamplight-backup.service")
    folders = [f"/var/lib/{folder}" for folder in said["StateDirectory"][0].split()]
    written_to = set(re.findall(r"/var/lib/[\w/]+", " ".join(said["ExecStart"])))
    assert {path.rstrip("/") for path in written_to} <= set(folders)
    assert "timers.target" in unit("lamplight-backup.timer")["WantedBy"]


def test_systemd_takes_the_units_and_finds_them_closed(tmp_path: Path) -> None:
    """Where systemd is installed it looks for itself; everywhere else the tests above have looked."""
    program = Path(sys.executable).parent / "lamplight"
    assert program.exists()
    for name in UNITS:
        (tmp_path / name).write_text(written(name).replace(PROGRAM, str(program)), encoding="utf-8")
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return
    done = subprocess.run(
        [analyze, "verify", *(str(tmp_path / name) for name in UNITS)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    for name in UNITS[:2]:
        asked = [analyze, "security", "--offline=true", f"--threshold={EXPOSURE_AT_MOST}", str(tmp_path / name)]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-300:]


def test_image_compose_and_proxy_mean_the_same_port() -> None:
    port = environment_of_the_image()["LAMPLIGHT_PORT"]
    last = last_stage()
    assert port == str(Settings().port) == last["EXPOSE"]
    assert f"http://127.0.0.1:{port}/healthz" in last["HEALTHCHECK"]
    assert written("Caddyfile").split("reverse_proxy")[1].split()[0] == f"127.0.0.1:{port}"
    assert f"127.0.0.1:{port}" in (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")


def test_the_proxy_of_the_compose_file_is_one_that_the_server_believes() -> None:
    """What a proxy says of addresses counts only if it connects from the same machine."""
    services = compose()["services"]
    assert services["proxy"]["network_mode"] == "service:server"
    assert "ports" not in services["proxy"]
    assert services["server"]["environment"]["LAMPLIGHT_HOST"] == "127.0.0.1"
    assert {str(one).split("/", maxsplit=1)[0] for one in services["server"]["ports"]} == {"80:80", "443:443"}
    assert services["server"]["environment"]["LAMPLIGHT_PUBLIC_URL"].startswith("https://")


def test_the_image_runs_as_the_user_whose_the_data_are() -> None:
    last = last_stage()
    user = last["USER"]
    assert user not in ("root", "0")
    runs = " ".join(rest for word, rest in container() if word == "RUN")
    assert re.search(rf"useradd .*\b{user}\b", runs)
    data = environment_of_the_image()["LAMPLIGHT_DATA"]
    assert re.search(rf"install --directory --owner {user} .*{data}", runs)
    assert last["VOLUME"] == data
    assert f"data:{data}" in compose()["services"]["server"]["volumes"]


def test_the_image_starts_the_server() -> None:
    last = last_stage()
    arguments: list[str] = yaml.safe_load(last["CMD"])
    assert yaml.safe_load(last["ENTRYPOINT"]) == [PROGRAM]
    build_parser(Speaker("en"), "").parse_args(arguments)


def test_the_compose_file_names_what_is_there() -> None:
    services = compose()["services"]
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    own = [one.split(":") for service in services.values() for one in service["volumes"]]
    for place, *_ in own:
        assert (DEPLOY / place).exists() if place.startswith(".") else place in compose()["volumes"]
    database = services["database"]["environment"]
    address = services["server"]["environment"]["LAMPLIGHT_DATABASE"]
    assert address.startswith(f"postgresql://{database['POSTGRES_USER']}:")
    assert address.endswith(f"@database/{database['POSTGRES_DB']}")
    for service in services.values():
        assert service["mem_limit"]
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_the_image_is_built_from_what_the_lock_names_and_from_what_it_is_given() -> None:
    syncs = [rest for word, rest in container() if word == "RUN" and rest.startswith("uv sync")]
    assert len(syncs) == 2
    assert all("--frozen --no-dev --extra postgres" in one for one in syncs)
    installer = re.search(r"'(uv>=[^']+)'", written("Containerfile"))
    assert installer is not None
    assert f"'{installer[1]}'" in (ROOT / "Makefile").read_text(encoding="utf-8")
    given = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert all((ROOT / name).exists() for name in given)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {"pyproject.toml", "uv.lock", "hatch_build.py", project["project"]["readme"], "web", "src"}
    assert wanted | set(project["project"]["license-files"]) <= given


def test_an_audit_without_its_feed_fails_and_says_so() -> None:
    """A closed port stands for a feed that is away."""
    made = subprocess.run(
        ["make", "audit", "AUDIT_FEED=http://127.0.0.1:9"],
        cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "UV_HTTP_RETRIES": "0"},
    )  # fmt: skip
    assert made.returncode != 0
    assert "Not audited" in made.stderr


def test_an_audit_of_the_web_client_without_its_feed_fails() -> None:
    away = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    made = subprocess.run(
        [sys.executable, ROOT / "web" / "build.py", "--npm", "audit", "--package-lock-only"],
        capture_output=True, text=True, check=False, env={**os.environ, **away},
    )  # fmt: skip
    assert made.returncode != 0


def test_the_hosted_workflows_audit_and_tell_what_a_release_consists_of() -> None:
    folder = ROOT / ".github" / "workflows"
    jobs = {name: yaml.safe_load((folder / f"{name}.yml").read_text())["jobs"] for name in ("checks", "release")}
    assert {"run": "make audit"} in jobs["checks"]["audit"]["steps"]
    assert {"run": "make sbom"} in jobs["release"]["sbom"]["steps"]
    assert "sbom" in jobs["release"]["publish"]["needs"]
    fetched = jobs["release"]["publish"]["steps"][0]["with"]["pattern"]
    assert "sbom" not in fetched
    assert "sbom/*.json" in jobs["release"]["page"]["steps"][1]["run"]


def test_what_a_server_consists_of_is_what_the_lock_names(tmp_path: Path) -> None:
    made = subprocess.run(["make", "--dry-run", "sbom"], cwd=ROOT, capture_output=True, text=True, check=True)
    export = next(line for line in made.stdout.splitlines() if " export " in line)
    target = tmp_path / "server.cdx.json"
    command = shlex.split(export.replace("dist/sbom/server.cdx.json", str(target)))
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "UV_OFFLINE": "1"})
    told = {one["name"] for one in yaml.safe_load(target.read_text(encoding="utf-8"))["components"]}
    locked = {one["name"] for one in tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]}
    assert {"asyncpg", "litestar", "sqlalchemy"} <= told <= locked
    assert "pytest" not in told
