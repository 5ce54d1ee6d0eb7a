// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProfilePage } from "@/components/account/profile/profile-page";
import { drafts } from "@/stores/drafts/draft";
import { EMPTY_USER } from "@/stores/account/session-user";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

const api = startMockApi();
const MARA = { ...EMPTY_USER, info: "account-1", username: "Mara", email: "mara@halden.example", pointOut: "{}" };

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  for (const key of await drafts.list("")) await drafts.forget(key);
  sessionStore.getState().hydrate();
  sessionStore.getState().setToken("a-token");
  sessionStore.getState().setUser(MARA);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (name: string) => screen.findByRole("textbox", { name });
const save = () => screen.getByRole("button", { name: "Save" });

describe("personal information", () => {
  it("is saved as it stands, and said to be", async () => {
    api.answer("updateUser", { ...MARA, jobTitle: "Engineer" });
    const { user } = renderPage(<ProfilePage />);
    await user.type(await field("Job title"), "Engineer");
    expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText("Profile saved.")).toBeInTheDocument();
    expect(api.calls("updateUser").map(({ body }) => body)).toEqual([
      {
        ...{ username: "Mara", jobTitle: "Engineer", industry: "", companyName: "" },
        ...{ email: "mara@halden.example", phone: "", url: "" },
      },
    ]);
    expect(sessionStore.getState().user.jobTitle).toBe("Engineer");
    await waitFor(async () => expect(await drafts.list("profile:")).toEqual([]));
  });

  it("says at its field what cannot be used, before and after sending, and keeps what was typed", async () => {
    const { user } = renderPage(<ProfilePage />);
    await user.type(await field("Website"), "halden");
    await user.click(save());
    const url = await field("Website");
    await waitFor(() => expect(url).toHaveAccessibleDescription(/Enter a web address that starts with http/));
    expect(api.calls("updateUser")).toEqual([]);
    await user.clear(url);
    const issues = [{ field: "phone", message: "这不是电话号码" }];
    api.fail("updateUser", { kind: "refusal", code: "INVALID_INPUT", data: issues });
    await user.type(await field("Phone"), "+1 555 010 0199");
    await user.click(save());
    expect(await screen.findByText("这不是电话号码")).toBeInTheDocument();
    expect(await field("Phone")).toHaveValue("+1 555 010 0199");
  });

  it("is kept as a draft of this account, and shown again", async () => {
    const { user, unmount } = renderPage(<ProfilePage />);
    const company = await field("Company");
    expect(screen.queryByText("Draft saved on this device")).not.toBeInTheDocument();
    await user.type(company, "Halden Instruments");
    await waitFor(async () => expect(await drafts.list("profile:")).toEqual(["profile:account-1"]));
    unmount();
    renderPage(<ProfilePage />);
    expect(await field("Company")).toHaveValue("Halden Instruments");
    expect(screen.getByText("Draft saved on this device")).toBeVisible();
  });

  it("changes an address only with the code that was sent to the new one", async () => {
    const { user } = renderPage(<ProfilePage />);
    const email = await field("Email address");
    await user.clear(email);
    await user.type(email, "new@halden.example");
    await user.click(save());
    const code = await field("Code");
    expect(api.calls("requestCode").map(({ body }) => body)).toEqual([
      { account: "new@halden.example", purpose: "email" },
    ]);
    expect(api.calls("updateUser")).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Required/));

    api.fail(
      "updateUser",
      { kind: "refusal", code: "CODE_WRONG", message: "The code is incorrect or has expired." },
      1,
    );
    await user.type(code, "111111");
    await user.click(save());
    await waitFor(() => expect(code).toHaveAccessibleDescription(/The code is incorrect or has expired/));

    api.answer("updateUser", { ...MARA, email: "new@halden.example", contactConfirmed: true });
    await user.clear(code);
    await user.type(code, "222222");
    await user.click(save());
    expect(await screen.findByText("Profile saved.")).toBeInTheDocument();
    expect(api.calls("updateUser").at(-1)?.body).toMatchObject({ email: "new@halden.example", code: "222222" });
    expect(screen.queryByRole("textbox", { name: "Code" })).not.toBeInTheDocument();
  });
});

describe("the picture", () => {
  const photo = (size = 2000, name = "me.jpg") => new File([new Uint8Array(size)], name, { type: "image/jpeg" });
  const chooser = () => document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;

  /** jsdom decodes no pictures and draws none. */
  function stubPictures() {
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(900);
    vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(600);
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const drawn: number[][] = [];
    const context = { drawImage: (_image: unknown, ...at: number[]) => void drawn.push(at) };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(standIn(context));
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
      done(new Blob(["drawn anew"], { type })),
    );
    return drawn;
  }

  it("is placed with the sliders, drawn anew, sent, and shown", async () => {
    const drawn = stubPictures();
    const { user } = renderPage(<ProfilePage />);
    await screen.findByText("Choose picture");
    await user.upload(chooser(), photo());
    expect(await screen.findByRole("dialog", { name: "Adjust picture" })).toBeInTheDocument();
    for (const name of ["Zoom", "Horizontal position", "Vertical position"])
      expect(screen.getByRole("slider", { name })).toBeInTheDocument();
    api.answer("setAvatar", { ...MARA, avatar: "/api/eda/user/avatar/0123" });
    await user.click(screen.getByRole("button", { name: "Use picture" }));
    expect(await screen.findByText("Uploaded successfully")).toBeInTheDocument();
    // The middle square of 900 × 600 pixels.
    expect(drawn).toEqual([[150, 0, 600, 600, 0, 0, 512, 512]]);
    expect(api.calls("uploadFile")[0]?.body).toMatchObject({ fileType: "13", originalFileName: "avatar.jpg" });
    expect(api.calls("setAvatar")[0]?.body).toEqual({ fileUrl: "file_1" });
    expect(screen.getByRole("img", { name: "Picture of Mara" })).toHaveAttribute("src", "/api/eda/user/avatar/0123");
  });

  it("that does not arrive stays as it was placed, for another try", async () => {
    stubPictures();
    const { user } = renderPage(<ProfilePage />);
    await screen.findByText("Choose picture");
    await user.upload(chooser(), photo());
    api.fail(
      "setAvatar",
      { kind: "refusal", code: "WRONG_FILE_FORMAT", message: "Upload failed, wrong file format" },
      1,
    );
    await user.click(await screen.findByRole("button", { name: "Use picture" }));
    expect(await screen.findByText(/^Uploading failed: Upload failed, wrong file format/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Use picture" }));
    expect(await screen.findByText("Uploaded successfully")).toBeInTheDocument();
  });

  it("of more than 1 MB or of another kind is refused with its reason, and nothing is sent", async () => {
    const { user } = renderPage(<ProfilePage />);
    await screen.findByText("Choose picture");
    await user.upload(chooser(), photo(1024 * 1024 + 1));
    expect(await screen.findByText("me.jpg is larger than the limit of 1M.")).toBeInTheDocument();
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error("no picture"));
    await user.upload(chooser(), photo(10, "text.jpg"));
    expect(await screen.findByText("This picture can't be read. Choose a JPG or PNG.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(api.calls("uploadFile")).toEqual([]);
  });

  it("is taken away", async () => {
    sessionStore.getState().setUser({ ...MARA, avatar: "/api/eda/user/avatar/0123" });
    api.answer("removeAvatar", MARA);
    const { user } = renderPage(<ProfilePage />);
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    expect(await screen.findByRole("button", { name: "Choose picture" })).toBeInTheDocument();
  });
});
