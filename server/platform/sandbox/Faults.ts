export interface FaultRule {
  /** A path, its beginning, or a glob with `*`; query strings do not count. */
  path: string;
  method?: string;
  /** Answer with this instead of running the handler. */
  status?: number;
  latencyMs?: number;
  /** 0 to 1: how many of the calls are met; all by default. */
  errorRate?: number;
  /** How many calls are met before the rule ends; unlimited by default. */
  times?: number;
  /** Run the handler, then destroy the connection: the call worked and nobody heard. */
  dropReply?: boolean;
  /** What to answer instead of our error shape. */
  body?: string;
  contentType?: string;
}

interface Standing {
  rule: FaultRule;
  matches: RegExp;
  left: number;
  /** Counts calls, so that `errorRate` 0.5 is every second one and tests are not a matter of luck. */
  debt: number;
}

/** The failures that tests have ordered. */
export class Faults {
  private standing: Standing[] = [];

  set(rules: FaultRule[]): void {
    this.standing = rules.map((rule) => ({
      rule,
      matches: toPattern(rule.path),
      left: rule.times ?? Number.POSITIVE_INFINITY,
      debt: 0,
    }));
  }

  clear(): void {
    this.standing = [];
  }

  /** The rule that meets this call, if any; counts it. */
  meet(method: string, path: string): FaultRule | undefined {
    const found = this.standing.find(
      ({ rule, matches, left }) => left > 0 && (rule.method ?? method).toUpperCase() === method && matches.test(path),
    );
    if (found === undefined) return undefined;
    found.debt += found.rule.errorRate ?? 1;
    if (found.debt < 1) return undefined;
    found.debt -= 1;
    found.left -= 1;
    return found.rule;
  }
}

function toPattern(path: string): RegExp {
  const parts = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}`);
}
