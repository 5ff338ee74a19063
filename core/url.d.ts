/** The one thing of the platform that core uses: addresses, the same in Node and in every browser. Source: URL Standard (WHATWG). */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
}
