/** A field type that another plugin adds in PHP. */
export interface RegisteredType {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** The names of the attributes that its block has. */
	readonly settings: readonly string[];
	/** Its input, as HTML. */
	readonly sample: string;
}

/** Data that PHP prints before this script. */
interface ScriptData {
	/** Default messages of a form, keyed by message name. */
	readonly messages: Readonly<Record<string, string>>;
	/** Defaults for the empty parts of an email. */
	readonly mail: { readonly to: string; readonly subject: string; readonly body: string };
	readonly reply: { readonly subject: string; readonly body: string };
	/** The upload limit of the server per file, in kilobytes. */
	readonly largestUpload: number;
	/** Reserved names that fields cannot use, because WordPress uses them. */
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
