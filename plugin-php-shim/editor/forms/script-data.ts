/** What the plugin tells this script, written before it. */
interface ScriptData {
	/** What a form says by itself, by the name of the message. */
	readonly messages: Readonly<Record<string, string>>;
	/** What a mail says where its maker left a part of it empty. */
	readonly mail: { readonly to: string; readonly subject: string; readonly body: string };
	readonly reply: { readonly subject: string; readonly body: string };
	/** The most that the server takes in one file, in kilobytes. */
	readonly largestUpload: number;
	/** Names that a field cannot have, since WordPress takes them for its own. */
	readonly takenNames: readonly string[];
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
};

export const scriptData = (): ScriptData => window.gazetteerForms ?? NOTHING;
