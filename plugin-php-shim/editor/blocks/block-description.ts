/** What the server says of one attribute: how it is set, and in which words. */
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
	/** Set for a block that holds other blocks. */
	readonly content?: string | null;
}

declare global {
	interface Window {
		gazetteerBlocks?: Readonly<Record<string, Description>>;
	}
}

/** Written before this script by the plugin, from the blocks it has registered. */
export const descriptions = (): [string, Description][] =>
	Object.entries(window.gazetteerBlocks ?? {});
