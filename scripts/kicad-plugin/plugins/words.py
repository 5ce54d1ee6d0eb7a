"""Facts of a board, prices and findings as texts."""

SEVERITIES = ("risk", "warning", "notice")
MICRO = 1_000_000


def amount_text(amount_micro, currency):
    """Two decimals, rounded half up: "1,234.50 USD"."""
    cents, rest = divmod(amount_micro, MICRO // 100)
    cents += rest * 2 >= MICRO // 100
    return "{:,}.{:02d} {}".format(cents // 100, cents % 100, currency)


def unit_text(amount_micro, currency):
    """Up to four decimals, at least two: "0.4125 USD"."""
    whole, decimals = divmod(round(amount_micro / 100), 10_000)
    text = "{:04d}".format(decimals)
    return "{:,}.{} {}".format(whole, text[:2] + text[2:].rstrip("0"), currency)


def board_text(texts, size, layers, parts):
    measured = texts("board.size", width="%g" % size[0], height="%g" % size[1]) if size else texts("board.noSize")
    return texts(
        "board.summary",
        size=measured,
        layers=texts("board.layer") if layers == 1 else texts("board.layers", count=layers),
        parts=texts("board.part") if parts == 1 else texts("board.parts", count=parts),
    )


def value_text(texts, option, value):
    if option.endswith("Mm"):
        return texts("values.mm", value="%g" % value)
    if option.endswith("Um"):
        return texts("values.um", value="%g" % value)
    return texts.find("values." + str(value)) or str(value)


def days_text(texts, days):
    return texts("values.day") if days == 1 else texts("values.days", count=days)


def price_lines(texts, quote):
    """What a quote says, one line each: the price, its time, and what keeps it from being one."""
    currency, quantity = quote["currency"], quote["specification"]["quantity"]
    reasons = [problem["message"] for problem in quote["violations"]]
    if reasons:
        return [texts("price.impossible", reason=" ".join(reasons))]
    doubts = [problem["message"] for problem in quote["contradictions"]]
    if doubts:
        return [texts("price.inquiry", reason=" ".join(doubts))]
    total = amount_text(quote["total"]["amountMicro"], currency)
    unit = unit_text(quote["unitPriceMicro"], currency)
    estimate = quote["shippingEstimate"]
    chosen = quote["specification"]["leadTimeDays"]
    is_scheduled = any(time["isScheduled"] and time["days"] == chosen for time in quote["leadTimes"])
    return [
        texts("price.total", total=total, quantity=quantity, unit=unit),
        texts(
            "price.time",
            days=texts("values.scheduled") if is_scheduled else days_text(texts, chosen),
            shipping=amount_text(estimate["amountMicro"], estimate["currency"]),
        ),
    ]


def lead_time_choices(texts, quote):
    """`(days, text)` of each lead time that is offered, with its price."""
    return [
        (
            time["days"],
            texts(
                "values.dayPrice",
                days=texts("values.scheduled") if time["isScheduled"] else days_text(texts, time["days"]),
                price=amount_text(time["totalMicro"], quote["currency"]),
            ),
        )
        for time in quote["leadTimes"]
    ]


def finding_rows(texts, rule_names, findings):
    """Rows of the table, the gravest first: severity, check, measured, limit, file, number of places."""
    ranked = sorted(findings, key=lambda finding: SEVERITIES.index(finding["severity"]))
    return [
        (
            finding,
            (
                texts("findings." + finding["severity"]),
                rule_names.get(finding["rule"], finding["rule"]),
                _measure(texts, finding["measured"], finding["unit"]),
                _measure(texts, finding["limit"], finding["unit"]),
                finding["layer"] or texts("findings.wholeBoard"),
                str(finding["count"]),
            ),
        )
        for finding in ranked
    ]


def _measure(texts, value, unit):
    number = "%g" % round(value, 4)
    word = texts.find("units." + unit) or ""
    separator = "" if unit in ("percent", "deg") else " "
    return number + separator + word if word else number


def findings_text(texts, findings):
    """One line on a report."""
    if not findings:
        return texts("findings.clean")
    risks, warnings, notices = (
        sum(finding["severity"] == severity for finding in findings) for severity in SEVERITIES
    )
    return texts("findings.counts", risks=risks, warnings=warnings, notices=notices)
