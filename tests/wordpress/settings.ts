import type { Admin } from './admin.ts';

export interface Choices {
	readonly helpers: readonly string[];
	readonly adopt: readonly string[];
	readonly prefix: string;
	readonly namespace: string;
}

const PAGE = '/wp-admin/options-general.php?page=gazetteer';

const attribute = (tag: string, name: string) =>
	new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(tag)?.[2] ?? '';

const inputs = (html: string) =>
	[...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => ({
		name: attribute(tag, 'name'),
		value: attribute(tag, 'value'),
		checked: /\bchecked\b/.test(tag),
	}));

/** What the settings screen shows as chosen. */
export async function readChoices(admin: Admin): Promise<Choices> {
	const found = inputs(await (await admin.get(PAGE)).text());
	const ticked = (list: string) =>
		found
			.filter(({ name, checked }) => checked && name === `gazetteer[${list}][]`)
			.map(({ value }) => value);
	const typed = (key: string) =>
		found.find(({ name }) => name === `gazetteer[${key}]`)?.value ?? '';
	return {
		helpers: ticked('helpers'),
		adopt: ticked('adopt'),
		prefix: typed('prefix'),
		namespace: typed('namespace'),
	};
}

/**
 * Saves the settings screen's form as a browser would, and answers with the screen that follows. `more` is what else is
 * typed or chosen in it, by the names of its inputs.
 */
export async function saveChoices(
	admin: Admin,
	choices: Partial<Choices>,
	more: Readonly<Record<string, string>> = {},
): Promise<string> {
	const all = { ...(await readChoices(admin)), ...choices };
	const fields = new URLSearchParams();
	for (const { name, value } of inputs(await (await admin.get(PAGE)).text())) {
		if (/^(option_page|action|_wpnonce|_wp_http_referer)$/.test(name)) {
			fields.append(name, value);
		}
	}
	for (const name of all.helpers) {
		fields.append('gazetteer[helpers][]', name);
	}
	for (const name of all.adopt) {
		fields.append('gazetteer[adopt][]', name);
	}
	fields.set('gazetteer[prefix]', all.prefix);
	fields.set('gazetteer[namespace]', all.namespace);
	for (const [name, value] of Object.entries(more)) fields.set(name, value);
	await admin.post('/wp-admin/options.php', fields);
	return (await admin.get(`${PAGE}&settings-updated=true`)).text();
}
