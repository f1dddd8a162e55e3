import { type LookupAddress, lookup } from "node:dns";
import { get } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const LARGEST = 20 * 1024 * 1024;
const WITHIN_MS = 20_000;
const REDIRECTS = 3;

/** The special addresses in IANA's registry that are not on the internet, with multicast and reserved ones. */
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  SPECIAL.addSubnet(network, bits, "ipv4");
}
/** Tunnels to IPv4 (Teredo, 6to4), tests and documentation. */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  SPECIAL.addSubnet(network, bits, "ipv6");
}

/**
 * The only IPv6 addresses that are assigned to the internet. All others are refused, also ranges that get a meaning later,
 * and those that stand for an IPv4 address (::/96, ::ffff:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48).
 */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");

/** Addresses of this machine, of private networks, and of no network. */
function isPrivate(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) === 6) return !GLOBAL.check(bare, "ipv6") || SPECIAL.check(bare, "ipv6");
  return isIP(bare) !== 4 || SPECIAL.check(bare, "ipv4");
}

/** Checks the address that is really called, because a name may lead anywhere and change between two look-ups. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    const hidden = addresses.find(({ address }) => isPrivate(address));
    const [first] = addresses;
    if (hidden !== undefined || first === undefined) {
      return done(new Error("its address is in a private network"), "", 0);
    }
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/**
 * Fetches an https address of the public internet, with bounds on size and time.
 * @throws Error whose message is the second half of a sentence
 */
export async function fetchPublicly(address: string, redirects = REDIRECTS): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:") throw new Error("only https addresses are fetched");
  // An IP address in place of a name is not looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && isPrivate(host)) throw new Error("its address is in a private network");
  const answer = await once(url);
  if (answer.location === undefined) return answer.bytes;
  if (redirects === 0) throw new Error("it leads from address to address");
  return fetchPublicly(new URL(answer.location, url).href, redirects - 1);
}

function once(url: URL): Promise<{ bytes: Buffer; location?: string }> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { lookup: publicOnly, signal: AbortSignal.timeout(WITHIN_MS), agent: false },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return resolve({ bytes: Buffer.alloc(0), location: headers.location });
        }
        if (statusCode !== 200) {
          response.destroy();
          return reject(new Error(`the answer was ${statusCode}`));
        }
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size > LARGEST) request.destroy(new Error("it is larger than 20 MB"));
          else parts.push(part);
        });
        response.on("end", () => resolve({ bytes: Buffer.concat(parts) }));
        response.on("error", reject);
      },
    );
    request.on("error", (error) =>
      reject(
        error.name === "AbortError" || error.name === "TimeoutError" ? new Error("it took longer than 20 s") : error,
      ),
    );
  });
}
