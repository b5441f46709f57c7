/** An attribute as the manifest has it. */
export interface KnownAttribute {
  readonly kind: 'string' | 'boolean' | 'number' | 'length' | 'enum' | 'list';
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** What the manifest says of one widget. */
export interface KnownWidget {
  readonly attributes: Readonly<Record<string, KnownAttribute>>;
  /** Names of the slots; '' is the widget's own content, and `{id}` at the end stands for the id of an item. */
  readonly slots: readonly string[];
  /** True if it keeps room for itself, so that its content is shown until it is ready. */
  readonly isShown: boolean;
  /** An attribute, or an attribute with a value, with which it keeps no room. */
  readonly unless?: string;
  /** True if it stands within a line of text. */
  readonly isInline?: boolean;
  /** The width in CSS pixels below which it lays its parts out one below the other. */
  readonly wide?: number;
}

/** The widgets of this release by tag. */
export type KnownWidgets = Readonly<Record<string, KnownWidget>>;

/** What the rules know of this release. */
export interface KnownRelease {
  readonly version: string;
  readonly widgets: KnownWidgets;
  /** The languages that have texts. */
  readonly languages: readonly string[];
}
