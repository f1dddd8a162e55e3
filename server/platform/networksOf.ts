import ipaddr from "ipaddr.js";

/** A network that counts as one caller. */
export interface Network {
  /** `203.0.113.7`, `2001:db8:1:2::/64` or `2001:db8:1::/48`. */
  key: string;
  /** How many times the limit of one caller it may use: more than 1 if the network may belong to many customers. */
  share: number;
}

/**
 * A provider gives a customer 2^64 IPv6 addresses or more, so an address does not identify a caller. A phone or a home has
 * a /64; many firms and tunnels have a whole /48, which is 65,536 times as much. A mobile network may give the /64s of one
 * /48 to different phones, so a /48 has ten times the limit.
 */
const IPV6 = [
  { bits: 64, share: 1 },
  { bits: 48, share: 10 },
];
/** IPv6 addresses that carry an IPv4 address in their last 32 bits, through a translator (RFC 6052, RFC 6145). */
const TRANSLATED = new Set(["rfc6052", "rfc6145"]);
/** Some proxies write the port too. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * The networks under which a caller's calls are counted, from one household to its provider's whole block; a limit applies
 * to each. An IPv4 address is one network, however IPv6 writes it. All texts that are no address count as one network, so
 * that nobody escapes a limit by what a proxy passes on.
 */
export function networksOf(address: string): Network[] {
  const ports = WITH_PORT.exec(address);
  const bare = ports?.[1] ?? ports?.[2] ?? address;
  if (!ipaddr.isValid(bare)) return [{ key: "no address", share: 1 }];
  const found = ipaddr.process(bare);
  if (!(found instanceof ipaddr.IPv6)) return [{ key: found.toString(), share: 1 }];
  if (TRANSLATED.has(found.range())) {
    return [{ key: new ipaddr.IPv4(found.toByteArray().slice(-4)).toString(), share: 1 }];
  }
  return IPV6.map(({ bits, share }) => {
    const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(found)}/${bits}`);
    return { key: `${network}/${bits}`, share };
  });
}

const withoutZone = (address: ipaddr.IPv6) => new ipaddr.IPv6(address.parts).toString();
