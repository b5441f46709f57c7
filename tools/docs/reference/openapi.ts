/** A schema of the contract, as far as its pages show it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly example?: unknown;
  /** How much the page needs the field: `required`, `degrades` or `decoration`. */
  readonly 'x-need'?: string;
  /** What the page does where the value is missing or wrong. */
  readonly 'x-page'?: string;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'header' | 'path' | 'query' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Reply extends Body {
  readonly $ref?: string;
  readonly description?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Reply>>;
  readonly 'x-timeout-ms': number;
}

/** The contract as the build writes it to `openapi.json`. */
export interface OpenApi {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Reply>>;
  };
}

/** An operation with its method and path. */
export interface Call extends Operation {
  readonly method: string;
  readonly route: string;
}

/** Returns all calls in the order of the contract. */
export const callsOf = ({ paths }: OpenApi): readonly Call[] =>
  Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), route })),
  );

/** Ids of requirements in brackets, which mean something in the repository alone. */
const CITATIONS = /\s*\[[A-Z]{3}-\d+(?:,? …? ?[A-Z]{3}-\d+)*\]/g;

/** Returns a sentence of the contract without the ids of requirements. */
export const sentence = (text = ''): string => text.replaceAll(CITATIONS, '');

/** Returns the name that a reference ends in: `#/components/schemas/Cart` → `Cart`. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);
