/** A field type that another plugin adds in PHP. */
export interface RegisteredType {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** The names of the attributes of the type's block. */
	readonly settings: readonly string[];
	/** The HTML of the field for the canvas. */
	readonly sample: string;
}

/** Data that PHP prints before this script. */
interface ScriptData {
	/** The default messages of a form, by message name. */
	readonly messages: Readonly<Record<string, string>>;
	/** The defaults for empty settings of an email. */
	readonly mail: { readonly to: string; readonly subject: string; readonly body: string };
	readonly reply: { readonly subject: string; readonly body: string };
	/** The server's upload limit per file, in kilobytes. */
	readonly largestUpload: number;
	/** Names that fields cannot have, because WordPress reserves them. */
	readonly takenNames: readonly string[];
	readonly types: readonly RegisteredType[];
}

declare global {
	interface Window {
		gazetteerForms?: ScriptData;
	}
}

const NOTHING: ScriptData = {
	messages: {},
	mail: { to: '', subject: '', body: '' },
	reply: { subject: '', body: '' },
	largestUpload: 0,
	takenNames: [],
	types: [],
};

export const scriptData = (): ScriptData => window.gazetteerForms ?? NOTHING;
