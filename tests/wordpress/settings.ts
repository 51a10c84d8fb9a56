import type { Admin } from './admin.ts';

export interface Choices {
	readonly helpers: readonly string[];
	readonly adopt: readonly string[];
	readonly prefix: string;
	readonly namespace: string;
}

const PAGE = '/wp-admin/options-general.php?page=gazetteer';

/** The HTML of all tabs with these settings. */
const tabs = async (admin: Admin, more = ''): Promise<string> => {
	const texts = [];
	for (const tab of ['directory', 'widgets', 'developers']) {
		texts.push(await (await admin.get(`${PAGE}&tab=${tab}${more}`)).text());
	}
	return texts.join('');
};

const attribute = (tag: string, name: string) =>
	new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(tag)?.[2] ?? '';

const inputs = (html: string) =>
	[...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => ({
		name: attribute(tag, 'name'),
		type: attribute(tag, 'type'),
		value: attribute(tag, 'value'),
		checked: /\bchecked\b/.test(tag),
	}));

/** Saves a tab without changes. Returns the names of the sent fields. */
export async function saveTab(admin: Admin, tab: string): Promise<readonly string[]> {
	const fields = new URLSearchParams();
	const found = inputs(await (await admin.get(`${PAGE}&tab=${tab}`)).text());
	for (const { name, type, value, checked } of found) {
		if (name && (!/^(checkbox|radio)$/.test(type) || checked)) fields.append(name, value);
	}
	await admin.post('/wp-admin/options.php', fields);
	return [...fields.keys()];
}

/** The settings that the screen shows. */
export async function readChoices(admin: Admin): Promise<Choices> {
	const found = inputs(await tabs(admin));
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
 * Saves these settings as the forms of the screen do, and returns the HTML of the tabs. `more` contains other fields by
 * input name.
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
	for (const name of ['', ...all.helpers]) {
		fields.append('gazetteer[helpers][]', name);
	}
	for (const name of ['', ...all.adopt]) {
		fields.append('gazetteer[adopt][]', name);
	}
	fields.set('gazetteer[prefix]', all.prefix);
	fields.set('gazetteer[namespace]', all.namespace);
	for (const [name, value] of Object.entries(more)) fields.set(name, value);
	await admin.post('/wp-admin/options.php', fields);
	return tabs(admin, '&settings-updated=true');
}
