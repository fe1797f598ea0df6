"""Chance: repeatable from its key, bound by its commitment, mixed with every nonce, true to its weights, provable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import BadRecord, FairChance, Key, LamplightError, Record, ScriptedChance, verify

from .builder import new_embers, new_lanterns
from .embers import TURNS

OPTIONS = [10, 20, 30, 40]


def draws(key: Key, nonces: tuple[str, ...] = (), count: int = 40) -> list[int]:
    stream = FairChance(key, nonces)
    return [stream.draw(OPTIONS, [1, 1, 1, 1]) for _ in range(count)]


# Keys.


def test_a_key_has_32_bytes() -> None:
    for length in (0, 1, 31, 33, 64):
        with pytest.raises(ValueError, match="32 bytes"):
            Key(bytes(length))
    assert Key(bytes(32)).secret == bytes(32)


def test_fresh_keys_differ_and_seeded_ones_repeat() -> None:
    assert len({Key.fresh().secret for _ in range(50)}) == 50
    assert Key.from_seed("a").secret == Key.from_seed("a").secret
    assert len({Key.from_seed(seed).secret for seed in ("", "a", "A", "a ", "б")}) == 5


def test_the_commitment_is_a_hash_of_the_key_and_tells_nothing_else() -> None:
    key = Key.from_seed("a")
    assert key.commitment == hashlib.sha256(b"lamplight commitment\0" + key.secret).hexdigest()
    assert len({Key.from_seed(str(seed)).commitment for seed in range(100)}) == 100
    assert key.salt.hex() != key.commitment
    assert key.salt != key.secret
    assert len(key.salt) == 32


def test_every_bit_of_the_key_matters() -> None:
    secret = Key.from_seed("a").secret
    others = [Key(bytes([*secret[:at], secret[at] ^ 1, *secret[at + 1 :]])) for at in range(32)]
    keys = [Key(secret), *others]
    assert len({tuple(draws(key)) for key in keys}) == 33
    assert len({key.commitment for key in keys}) == 33
    assert len({key.salt for key in keys}) == 33


# The stream.


def test_the_stream_is_determined_by_key_and_nonces() -> None:
    assert draws(Key.from_seed("a"), ("x", "y")) == draws(Key.from_seed("a"), ("x", "y"))
    assert draws(Key.from_seed("a")) != draws(Key.from_seed("b"))


def test_the_stream_is_hmac_sha256_in_counter_mode_as_documented() -> None:
    """An independent reading of the documentation gives the same draws: a stranger can repeat them."""
    key = Key.from_seed("a")
    nonces = ("x", "été")
    message = b"lamplight stream"
    for nonce in nonces:
        message += len(nonce.encode()).to_bytes(4, "big") + nonce.encode()
    stream_key = hmac.new(key.secret, message, "sha256").digest()
    expected: list[int] = []
    for counter in range(40):
        block = hmac.new(stream_key, counter.to_bytes(8, "big") + bytes(4), "sha256").digest()
        expected.append(OPTIONS[int.from_bytes(block[:8], "big") % 4])
    assert draws(key, nonces) == expected


def test_every_nonce_matters_and_so_do_their_order_and_their_bounds() -> None:
    variants = [
        (),
        ("",),
        ("", ""),
        ("x",),
        ("x", "y"),
        ("y", "x"),
        ("xy",),
        ("xy", ""),
        ("", "xy"),
        ("x", "y", ""),
        ("x", "Y"),
        ("x\0", "y"),
        ("x", "\0y"),
    ]
    assert len({tuple(draws(Key.from_seed("a"), nonces)) for nonces in variants}) == len(variants)


@given(st.lists(st.text(max_size=6), max_size=4), st.lists(st.text(max_size=6), max_size=4))
@settings(max_examples=100, deadline=None)
def test_different_nonces_give_different_streams(first: list[str], second: list[str]) -> None:
    key = Key.from_seed("nonces")
    assert (draws(key, tuple(first)) == draws(key, tuple(second))) == (first == second)


def test_the_nonces_of_a_match_reach_its_draws() -> None:
    deals = {
        str([row[1] for row in new_lanterns("a", nonces=nonces).record().actions])
        for nonces in ((), ("a", "b"), ("b", "a"), ("a", "c"), ("c", "b"), ("ab", ""))
    }
    assert len(deals) >= 5  # of 360 deals two may agree


def test_every_draw_uses_a_fresh_part_of_the_stream() -> None:
    stream = FairChance(Key.from_seed("a"))
    for number in range(20):
        assert stream.counter == number
        stream.draw([1], [1])
    stream = FairChance(Key.from_seed("a"))
    first = [stream.draw(OPTIONS, [1] * 4) for _ in range(40)]
    stream.counter = 20
    assert [stream.draw(OPTIONS, [1] * 4) for _ in range(20)] == first[20:]


# Weights.


@pytest.mark.parametrize(
    "weights",
    [[1, 1, 1, 1], [1, 2, 3, 4], [1, 0, 0, 9], [97, 1, 1, 1], [3, 3, 3, 2], [10**12, 10**12, 10**12, 10**12 + 1]],
)
def test_what_is_drawn_is_as_frequent_as_its_weight(weights: list[int]) -> None:
    stream = FairChance(Key.from_seed("weights"))
    count = 6000
    found = Counter(stream.draw(OPTIONS, weights) for _ in range(count))
    for option, weight in zip(OPTIONS, weights, strict=True):
        expected = count * weight / sum(weights)
        assert abs(found[option] - expected) <= 5 * expected**0.5


def test_an_option_without_weight_is_never_drawn() -> None:
    stream = FairChance(Key.from_seed("zero"))
    assert {stream.draw([1, 2, 3], [0, 1, 0]) for _ in range(500)} == {2}


def test_successive_draws_are_independent() -> None:
    stream = FairChance(Key.from_seed("pairs"))
    drawn = [stream.draw([0, 1, 2], [1, 1, 1]) for _ in range(9001)]
    pairs = Counter(pairwise(drawn))
    assert len(pairs) == 9
    assert all(abs(count - 1000) < 160 for count in pairs.values())


def numbers_given(monkeypatch: pytest.MonkeyPatch, given_numbers: list[int]) -> list[int]:
    """Let the stream's blocks begin with these numbers; returns the list of those that were asked for."""
    asked: list[int] = []

    def block(stream: FairChance, attempt: int) -> bytes:
        del stream, attempt
        if len(asked) == len(given_numbers):
            raise AssertionError("the stream asks for more and more blocks")
        asked.append(given_numbers[len(asked)])
        return asked[-1].to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(FairChance, "block", block)
    return asked


@pytest.mark.parametrize("total", [3, 5, 6, 7, 10, 1000, 2**63 + 1, 2**63 - 1, 2**64 - 1])
def test_numbers_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    """Otherwise the first options would be a little more likely."""
    limit = 2**64 // total * total
    stream = FairChance(Key.from_seed("a"))
    asked = numbers_given(monkeypatch, [2**64 - 1, limit, limit - 1, 0])
    assert stream.draw([1, 2], [total - 1, 1]) == 2  # limit - 1 is the last ticket
    assert len(asked) == 3
    assert stream.counter == 1
    assert stream.draw([1, 2], [total - 1, 1]) == 1
    assert stream.counter == 2


@pytest.mark.parametrize("total", [1, 2, 4, 2**32, 2**63, 2**64])
def test_where_the_total_divides_nothing_is_drawn_again(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    stream = FairChance(Key.from_seed("a"))
    asked = numbers_given(monkeypatch, [2**64 - 1])
    assert stream.draw([1, 2], [total - 1, 1]) == 2
    assert len(asked) == 1


@pytest.mark.parametrize("total", [2**64 + 1, 2**65, 3 * 2**70])
def test_a_total_beyond_64_bits_is_drawn_or_refused_but_does_not_hang(
    monkeypatch: pytest.MonkeyPatch, total: int
) -> None:
    stream = FairChance(Key.from_seed("a"))
    numbers_given(monkeypatch, [number * 2**54 for number in range(1000)])
    try:
        drawn = stream.draw([1, 2], [total - 1, 1])
    except ValueError:
        return
    assert drawn in (1, 2)


@pytest.mark.parametrize(("options", "weights"), [([], []), ([1], [0]), ([1, 2], [0, 0]), ([1, 2], [-1, -1])])
def test_nothing_to_draw_from_is_refused_in_words(options: list[int], weights: list[int]) -> None:
    with pytest.raises(ValueError, match="kernel-bad-weights"):
        FairChance(Key.from_seed("a")).draw(options, weights)


# Scripts.


def test_a_script_gives_its_answers_in_order() -> None:
    script = ScriptedChance(iter([3, 1, 0]))
    assert [script.draw([0, 1, 2, 3], [1] * 4) for _ in range(3)] == [3, 1, 0]
    with pytest.raises(LamplightError, match="kernel-script-ended"):
        script.draw([0], [1])


def test_a_script_is_refused_what_is_not_possible() -> None:
    with pytest.raises(LamplightError, match=r"kernel-script-impossible.*7"):
        ScriptedChance([7]).draw([1, 2], [1, 1])


# Proof.


def stoked(seed: str) -> Record:
    match = new_embers(seed, nonces=("a", "b", "c"))
    for turn in range(TURNS):
        match.play(turn % 3, "stoke")
    return match.record()


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_draws_of_a_match_are_proved(seed: str) -> None:
    verdict = verify(stoked(seed))
    assert (verdict.draws, verdict.proved, verdict.all_proved) == (6, 6, True)


@pytest.mark.parametrize("number", range(6))
def test_one_changed_draw_is_caught_and_named(number: int) -> None:
    text = str(stoked("a"))
    lines = text.splitlines()
    at = [place for place, line in enumerate(lines) if '"flare"' in line][number]
    old = lines[at].split('"heat": "')[1][0]
    for new in {"0", "1", "2"} - {old}:
        changed = [*lines[:at], lines[at].replace(f'"heat": "{old}"', f'"heat": "{new}"'), *lines[at + 1 :]]
        with pytest.raises(BadRecord, match="kernel-record-draw") as caught:
            verify(Record.parse("\n".join(changed)))
        assert caught.value.message.args["number"] == 2 * (number + 1)


def test_the_flares_of_many_matches_are_as_frequent_as_their_weights() -> None:
    found: Counter[str] = Counter()
    for seed in range(120):
        for who, what, _ in stoked(str(seed)).actions:
            if who == "chance" and isinstance(what, dict):
                found[what["heat"]] += 1
    total = sum(found.values())
    assert total == 720
    for heat, weight in (("0", 1), ("1", 2), ("2", 5)):
        expected = total * weight / 8
        assert abs(found[heat] - expected) <= 5 * expected**0.5


def test_digests_are_salted_with_the_key() -> None:
    """The same actions under another key give other digests, so none can be used to test a guess."""
    first, second = new_embers("a").record(), new_embers("b").record()
    assert first.start != second.start
    assert first.actions == second.actions == ()
