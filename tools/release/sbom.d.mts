export interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
export interface Sbom {
  readonly $schema: string;
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: {
    readonly timestamp: string;
    readonly lifecycles: readonly { readonly phase: string }[];
    readonly tools: readonly object[];
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
export function bundledIn(licences: string): readonly string[];
export function sbomOf(
  whole: Sbom,
  bundled: readonly string[],
  release: { readonly name: string; readonly version: string; readonly committedAt: number },
): Sbom;
