/** The control of one block attribute: its type and its texts, from the server. */
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
	/** Set for a block with inner blocks. */
	readonly content?: string | null;
}

declare global {
	interface Window {
		gazetteerBlocks?: Readonly<Record<string, Description>>;
	}
}

/** PHP prints the descriptions of the registered blocks before this script. */
export const descriptions = (): [string, Description][] =>
	Object.entries(window.gazetteerBlocks ?? {});
