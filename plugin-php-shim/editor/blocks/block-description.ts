/** A control in the sidebar of a block. The server describes its type and its texts. */
export interface Control {
	readonly name: string;
	readonly kind: 'text' | 'number' | 'choice' | 'switch' | 'colour' | 'image';
	readonly label: string;
	readonly help?: string;
	readonly options?: Readonly<Record<string, string>>;
	readonly least?: number;
	readonly most?: number;
}

export interface Description {
	readonly controls: readonly Control[];
	/** The placeholder text for the inner blocks. Undefined for a block without inner blocks. */
	readonly content?: string | null;
}

declare global {
	interface Window {
		gazetteerBlocks?: Readonly<Record<string, Description>>;
	}
}

/** Returns the descriptions of the registered blocks. PHP prints the data before this script. */
export const descriptions = (): [string, Description][] =>
	Object.entries(window.gazetteerBlocks ?? {});
