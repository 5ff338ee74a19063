/** The one thing of the platform that core uses: addresses, the same in Node and in every browser. Source: URL Standard (WHATWG). */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  /** The name and the port, where it is not the protocol's own. */
  readonly host: string;
  /** Without the port. */
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  /** With its question mark; '' where there is none. */
  readonly search: string;
  /** With its number sign; '' where there is none. */
  readonly hash: string;
}
