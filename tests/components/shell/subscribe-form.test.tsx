// @vitest-environment jsdom
// The subscription takes what the market allows as a contact, and says what is wrong with the rest.
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SubscribeForm } from "@/components/shell/subscribe-form";
import { renderInMarket } from "../../support/render-in-market";

const words = {
  label: "Email address",
  placeholder: "name@company.com",
  send: "Subscribe",
  tip: "Enter an address",
  done: "Thank you",
  failed: "That did not work",
};

async function send(value: string, area: "en-US" | "zh-CN", isTaken = true) {
  const onSubscribe = vi.fn(async () => isTaken);
  const { user } = renderInMarket(<SubscribeForm words={words} area={area} onSubscribe={onSubscribe} />);
  if (value) await user.type(screen.getByRole("textbox", { name: "Email address" }), value);
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  return { onSubscribe, said: screen.getByRole("status").textContent };
}

describe("in en-US", () => {
  it("takes an email address", async () => {
    const { onSubscribe, said } = await send(" ada@example.com ", "en-US");
    expect(onSubscribe).toHaveBeenCalledExactlyOnceWith("ada@example.com");
    expect(said).toBe("Thank you");
  });

  it.each(["", "ada", "ada@", "@example.com", "ada@example", "a b@example.com", "13800138000"])(
    "answers %j with the tip and sends nothing",
    async (value) => {
      const { onSubscribe, said } = await send(value, "en-US");
      expect(onSubscribe).not.toHaveBeenCalled();
      expect(said).toBe("Enter an address");
      expect(screen.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    },
  );

  it("says so when the address was not taken, and keeps it", async () => {
    const { said } = await send("ada@example.com", "en-US", false);
    expect(said).toBe("That did not work");
    expect(screen.getByRole("textbox")).toHaveValue("ada@example.com");
  });
});

describe("in zh-CN", () => {
  // Specification, section 5: a mainland mobile number is 1, then 3 to 9, eleven digits in all.
  it.each(["ada@example.com", "13800138000", "19912345678"])("takes %s", async (value) => {
    const { onSubscribe } = await send(value, "zh-CN");
    expect(onSubscribe).toHaveBeenCalledExactlyOnceWith(value);
  });

  it.each(["12800138000", "1380013800", "138001380001", "23800138000"])("refuses %s", async (value) => {
    const { onSubscribe, said } = await send(value, "zh-CN");
    expect(onSubscribe).not.toHaveBeenCalled();
    expect(said).toBe("Enter an address");
  });
});
