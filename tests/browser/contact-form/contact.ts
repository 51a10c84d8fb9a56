import { CONTACT_EVENT } from '@gazetteer/contract';
import type { Locator } from 'playwright-core';
import { visit, type Visit, type VisitOptions } from '../visitor.ts';
import { answer, schema } from './answers.ts';
import { inForm } from './form.ts';
import { openRecorded, type Recorded, type Replies } from './recorded.ts';

export interface Heard {
	name: string;
	/** The id of the wrapper of the form that fired the event. */
	on: string;
	detail: Record<string, unknown>;
	keys: string[];
	/** The state of the page when the event fired. */
	page: { status: string; name: string; tips: number; output: string };
}

export interface Contact extends Visit {
	server: Recorded;
	form: Locator;
	heard: () => Promise<Heard[]>;
	/**
	 * The names of the fired events, such as `statuschanged init→submitting`, without events of
	 * field changes.
	 */
	course: () => Promise<string[]>;
	forget: () => Promise<void>;
}

export interface ContactOptions extends VisitOptions {
	replies?: Replies;
	/** Answers requests from recordings instead of the endpoints of the site. */
	recorded?: boolean;
	/** The selector of the wrapper, if a page has several. */
	wrapper?: string;
	/** Whether to wait until the widget is mounted. */
	mounted?: boolean;
}

/** Runs in the page before its scripts, and records every event of every form. */
const listen = (names: readonly string[]) => {
	const heard: object[] = ((window as unknown as { heard: object[] }).heard = []);
	const all = (scope: Element | null, selector: string) => [
		...(scope?.querySelectorAll(selector) ?? []),
	];
	for (const name of names) {
		document.addEventListener(name, (event) => {
			const { detail, target } = event as CustomEvent<Record<string, unknown>>;
			const wrapper = (target as Element).parentElement;
			const form = Element.prototype.getAttribute.call(target, 'data-status') ?? '';
			const { formData, inputs, ...rest } = detail as {
				formData?: FormData;
				inputs?: { name: string; value: unknown }[];
			};
			heard.push({
				name,
				on: wrapper?.id ?? '',
				keys: [
					...Object.keys(detail),
					...['inputs', 'formData'].filter((key) => key in detail),
				].filter((key, at, keys) => keys.indexOf(key) === at),
				detail: {
					...rest,
					...(inputs && {
						inputs: inputs.map(({ name: of, value }) =>
							value instanceof File ? [of, `file ${value.name}`] : [of, value],
						),
					}),
					...(formData && { formData: [...formData.keys()] }),
				},
				page: {
					status: form,
					name:
						wrapper?.querySelector<HTMLInputElement>('[name="your-name"]')?.value ?? '',
					tips: all(wrapper, '.wpcf7-not-valid-tip').length,
					output: all(wrapper, '.wpcf7-response-output')
						.map((it) => it.textContent)
						.join(),
				},
			});
		});
	}
};

const inShort = ({ name, detail }: Heard) =>
	`${name.slice('wpcf7'.length)}${'prevStatus' in detail ? ` ${detail['prevStatus']}→${detail['status']}` : ''}`;

const isOfSending = ({ detail }: Heard) =>
	detail['status'] !== 'validating' && detail['prevStatus'] !== 'validating';

/** Opens a page with a contact form and a recorded server, and waits until the widget is mounted. */
export async function openContact(
	path: string,
	{
		replies = {},
		recorded = true,
		wrapper = '.wpcf7',
		mounted = true,
		before,
		...options
	}: ContactOptions = {},
): Promise<Contact> {
	const server = await openRecorded({
		schema: schema(),
		feedback: answer('mail_sent'),
		refill: [],
		...replies,
	});
	const went = await visit(path.startsWith('/') ? path : `/pages/contact-${path}.html`, {
		...options,
		before: async (page) => {
			await page.addInitScript(listen, Object.values(CONTACT_EVENT));
			if (recorded) await server.serve(page);
			await before?.(page);
		},
	});
	const { page } = went;
	const heard = () => page.evaluate(() => [...(window as unknown as { heard: Heard[] }).heard]);
	if (mounted) {
		await page.locator(`${wrapper}[data-gz-mounted]`).first().waitFor({ state: 'attached' });
	}
	return {
		...went,
		server,
		form: page.locator(`${wrapper} > form`).first(),
		heard,
		course: async () => (await heard()).filter(isOfSending).map(inShort),
		forget: () =>
			page.evaluate(() => {
				(window as unknown as { heard: Heard[] }).heard.length = 0;
			}),
	};
}

/**
 * Focuses the form, and waits until its interactive part is loaded. Before that, messages are plain
 * text.
 */
export const touched = async ({ form, page }: Contact) => {
	await inForm(form, '.wpcf7-form-control').first().focus();
	await page.waitForFunction(() => 'swv' in window);
};

/** Waits until a response arrived and the page fired its event. */
export const answered = ({ page }: Contact) =>
	page.waitForFunction(
		() =>
			(window as unknown as { heard: Heard[] }).heard.some(
				({ name }) => name === 'wpcf7submit',
			),
		undefined,
		{ timeout: 30_000 },
	);
