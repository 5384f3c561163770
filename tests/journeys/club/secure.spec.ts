// A club over HTTPS, through Caddy with the manual's configuration: the page is installable, keeps the screen awake,
// and reads codes live from the camera. Over plain HTTP from another machine it does none of that, and does not mention
// it.

import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { JoinPage } from "../pages/join";
import { TablePage } from "../pages/table";
import { Api } from "../support/api";
import { type ClubNode, expect, test as base } from "../support/club";
import { NAMES } from "../support/fixtures";
import { freePort, newFolder, ROOT, start } from "../support/processes";
import { t } from "../support/t";

interface SecuredClub {
  node: ClubNode;
  origin: string;
  /** The hash by which a browser trusts the key of the certificate. */
  pin: string;
}

const test = base.extend<{ secured: SecuredClub }>({
  secured: async ({ newNode, processes }, use) => {
    if (spawnSync("caddy", ["version"]).error) throw new Error("Caddy is missing: install Debian's caddy");
    const [port, health] = [await freePort(), await freePort()];
    const origin = `https://localhost:${port}`;
    const node = await newNode([
      ...["--behind", "127.0.0.1", "--public-url", origin],
      ...["--metrics", `127.0.0.1:${health}`],
    ]);
    const folder = newFolder("caddy");
    const { chain, key, pin } = certificate(folder);
    const config = path.join(ROOT, "docs/club/Caddyfile");
    const caddy = start("caddy", ["caddy", "run", "--adapter", "caddyfile", "--config", config], {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      BUCINTORO_NAME: origin,
      BUCINTORO_TLS: `tls ${chain} ${key}`,
      BUCINTORO_NODES: new URL(node.origin).host,
      BUCINTORO_HEALTH_PORT: String(health),
      BUCINTORO_CADDY_OPTIONS: `http_port ${await freePort()}\nauto_https disable_redirects`,
    });
    processes.push(caddy);
    await caddy.line(/serving initial configuration/);
    await use({ node, origin, pin });
  },
});

/** A certificate for this machine, and the hash of its public key. */
function certificate(folder: string): { chain: string; key: string; pin: string } {
  const [chain, key] = [path.join(folder, "tls.pem"), path.join(folder, "tls.key")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-addext", "basicConstraints=critical,CA:FALSE", "-keyout", key, "-out", chain],
    ],
    { stdio: "ignore" },
  );
  const der = execFileSync("openssl", ["pkey", "-pubin", "-outform", "der"], {
    input: execFileSync("openssl", ["x509", "-in", chain, "-pubkey", "-noout"]),
  });
  const pin = execFileSync("openssl", ["dgst", "-sha256", "-binary"], { input: der }).toString("base64");
  return { chain, key, pin };
}

/** A video of one picture that a browser uses as its camera: a code, in shades of grey. */
async function filmOf(page: Page, svg: string): Promise<string> {
  const grey = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.fillStyle = "white";
    context.fillRect(0, 0, 640, 480);
    context.drawImage(picture, 120, 40, 400, 400);
    const { data } = context.getImageData(0, 0, 640, 480);
    return Array.from({ length: 640 * 480 }, (_, nth) => data[4 * nth] ?? 0);
  }, svg);
  const file = path.join(newFolder("film"), "code.y4m");
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from("YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\nFRAME\n"),
      Buffer.from(grey),
      Buffer.alloc((640 * 480) / 2, 128),
    ]),
  );
  return file;
}

test("over HTTPS the page can be installed, reads a code from the camera, and keeps the screen awake", async ({
  secured: { node, origin, pin },
  newDevice,
  newBrowser,
}) => {
  const [name] = NAMES;
  const api = new Api(node.port, node.key);
  const table = await api.newGame({ game: "twilight", names: NAMES.slice(0, 2) });
  await api.host(table);
  const { host } = new URL(origin);
  const { hosting } = await api.ask(
    { type: "host_options", table, open: false, trusting: true, address: host },
    "hosting",
  );
  const link = hosting?.links.find(({ role }) => typeof role === "object" && "seat" in role && role.seat === 0)?.link;
  if (!link) throw new Error("no link for the first seat");
  const film = await filmOf(await newDevice(), link.qr);
  const page = await newBrowser({
    args: [
      `--ignore-certificate-errors-spki-list=${pin}`,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  await page.goto(origin);

  await test.step("it can be installed", async () => {
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });

  const [join, screen] = [new JoinPage(page), new TablePage(page)];

  await test.step("it reads the code, then turns the camera off", async () => {
    await page.getByRole("button", { name: t("take-live"), exact: true }).click();
    await expect(join.code).toHaveValue(link.code);
    await expect(page.getByLabel(t("take-looking"))).toHaveCount(0);
    await join.join(name);
    await screen.bar.waitFor();
  });

  await test.step("the screen stays awake, and the seat is kept over a reload", async () => {
    await page.addInitScript(() => {
      const request = navigator.wakeLock.request.bind(navigator.wakeLock);
      const note = (text: string) => document.documentElement.setAttribute("data-wake-lock", text);
      navigator.wakeLock.request = (type) =>
        request(type).then(
          (lock) => {
            note(lock.type);
            return lock;
          },
          (error: unknown) => {
            note(String(error));
            throw error;
          },
        );
    });
    await page.reload();
    await screen.bar.waitFor();
    await expect(page.locator("html")).toHaveAttribute("data-wake-lock", "screen");
    await expect(screen.seat).toContainText(name);
  });
});

test("over plain HTTP from another machine nothing of that is offered, and nothing fails", async ({
  newNode,
  newBrowser,
}) => {
  const node = await newNode();
  const page = await newBrowser({ args: ["--host-resolver-rules=MAP club.test 127.0.0.1"] });
  await page.goto(`http://club.test:${node.port}/`);
  await expect(new JoinPage(page).name).toBeVisible();
  expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator, "wakeLock" in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(page.getByRole("button", { name: t("take-live"), exact: true })).toHaveCount(0);
});
