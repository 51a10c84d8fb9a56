import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { siteFolder, siteUrl } from '../../browser/site.ts';
import { until } from '../../browser/until.ts';
import { METAS, FIELDS, ADA } from '../contact-form/mail/mailing.ts';
import { post } from '../contact-form/mail/post.ts';
import { makeForm, removeForms } from '../contact-form/own.ts';
import { category, guest, listing, send } from '../submission/sending.ts';

const NOTED = path.join(siteFolder(), 'wp-content/gazetteer-test-cost.json');
/** Makes the test plugin note the files of the request, from `get_included_files()`. */
const COUNTED = { 'x-test-cost': '1' };

/** The plugin's PHP files that a request loads, including the mails that it sends after its response. */
async function filesOf(act: () => Promise<unknown>): Promise<string[]> {
	rmSync(NOTED, { force: true });
	await act();
	await until(() => existsSync(NOTED) && readFileSync(NOTED, 'utf8').endsWith('}'));
	return (JSON.parse(readFileSync(NOTED, 'utf8')) as { files: string[] }).files;
}

/**
 * The allowed numbers of files, some with a few files to spare. Lower a number whenever files are
 * merged. The goal for `message` and `listing` is 45. docs/architecture.md explains why a search
 * needs more than 30.
 */
const LIMITS = { message: 107, listing: 130, search: 150 };

/** Fails with the list of files, so that the report names them. */
const expectAtMost = (files: readonly string[], most: number) =>
	expect(files.length > most ? [files.length, ...files] : []).toEqual([]);

afterAll(async () => {
	rmSync(NOTED, { force: true });
	await removeForms();
});

describe('number of PHP files that the plugin loads', () => {
	it('the plugin loads at most 15 files for a page that does not use it', async () => {
		const files = await filesOf(async () =>
			(await fetch(`${siteUrl()}/blank/`, { headers: COUNTED })).text(),
		);
		expectAtMost(files, 15);
	});

	it(`the plugin loads at most ${LIMITS.message} files for a contact message`, async () => {
		const form = await makeForm(FIELDS, { metas: METAS });
		const files = await filesOf(async () =>
			expect((await post(form, ADA, undefined, COUNTED)).status).toBe('mail_sent'),
		);
		expectAtMost(files, LIMITS.message);
	});

	it(`the plugin loads at most ${LIMITS.listing} files for a submitted listing`, async () => {
		const fields = listing({ ...guest(), category: await category() });
		const files = await filesOf(async () =>
			expect((await send(fields, { headers: COUNTED })).answer.response).toBe('success'),
		);
		expectAtMost(files, LIMITS.listing);
	});

	it(`the plugin loads at most ${LIMITS.search} files for a search in the directory`, async () => {
		const files = await filesOf(async () => {
			const page = await fetch(`${siteUrl()}/directory/?gz_words=hotel`, {
				headers: COUNTED,
			});
			expect(await page.text()).toContain('gazetteer-directory');
		});
		expectAtMost(files, LIMITS.search);
	});
});
