import { runWordPress } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { keptOf } from '../entries/kept.ts';
import { ADA, FIELDS, mailing, METAS } from './mailing.ts';
import { makeForm, type OwnForm } from '../own.ts';
import { post } from './post.ts';
import { php } from '../../plugin/posts.ts';

const WITH_BUTTON = [...FIELDS, ['submit', { content: 'Send' }]] as const;
const mail = mailing();
let form: OwnForm;
const made: number[] = [];

/** Creates a listing with this email address, by an author with the address author@site.example. */
async function list(email: string, status = 'publish'): Promise<number> {
	const id = Number(
		await runWordPress(
			`$author = username_exists('message-author') ?: wp_create_user('message-author', 'a long password', 'author@site.example');
			$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_title' => 'Quay & Sons', 'post_status' => ${php(status)}, 'post_author' => $author]);
			update_post_meta($id, 'gazetteer_details', ${php({ email })}); echo $id;`,
		),
	);
	made.push(id);
	return id;
}

const choose = (id: number) =>
	runWordPress(
		`update_option('gazetteer', ['messageForm' => ${id}] + (array) get_option('gazetteer', []));`,
	);

/** Submits the form as the page of this listing does, and returns the recipients of the mails. */
async function recipients(listing: number, sent: OwnForm = form): Promise<(readonly string[])[]> {
	await post(sent, { ...ADA, _wpcf7_container_post: String(listing) });
	return mail.sink.letters.map(({ to }) => to);
}

beforeAll(async () => {
	form = await makeForm(WITH_BUTTON, {
		metas: {
			gazetteer_mail: {
				...METAS.gazetteer_mail,
				subject: 'About [_post_title]',
				body: '[all-fields] [_post_url]',
			},
		},
	});
	await choose(form.id);
});
afterAll(() =>
	runWordPress(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach (${php(made)} as $id) { wp_delete_post((int) $id, true); } wp_delete_user(username_exists('message-author'));
		$option = (array) get_option('gazetteer', []); unset($option['messageForm']); update_option('gazetteer', $option);`,
	),
);

describe('message to a business', () => {
	it('the message goes to the email address of the listing, with the title and address of its page', async () => {
		const listing = await list('quay@business.example');
		expect(await recipients(listing)).toEqual([['quay@business.example']]);
		const [letter] = mail.sink.letters;
		expect(letter?.headers.get('subject')).toBe('About Quay & Sons');
		expect(letter?.headers.get('reply-to')).toBe('ada@visitor.example');
		expect(letter?.raw).toContain('/listing/quay-sons');
		expect(await keptOf(form.id)).toMatchObject([{ state: 'sent' }]);
	});

	it('the message goes to the author if the listing has no valid email address', async () => {
		expect(await recipients(await list('not an address'))).toEqual([['author@site.example']]);
	});

	it.each([
		['a draft', 'draft'],
		['a private listing', 'private'],
		['a pending listing', 'pending'],
	])('the message goes to the recipient of the form if the page is %s', async (_what, status) => {
		expect(await recipients(await list('quay@business.example', status))).toEqual([
			['owner@site.example'],
		]);
		expect(mail.sink.letters[0]?.headers.get('subject')).toBe('About');
	});

	it('the message goes to the recipient of the form if the page is not a listing', async () => {
		expect(await recipients(1)).toEqual([['owner@site.example']]);
	});

	it('other forms keep their own recipient on the page of a listing', async () => {
		expect(await recipients(await list('quay@business.example'), mail.form)).toEqual([
			['owner@site.example'],
		]);
	});
});

describe('form on the page of a listing', () => {
	it('a visitor can send the form without JavaScript, and the page does not contain the email address', async () => {
		const listing = await list('quay@business.example');
		const { page } = await visit(`/?post_type=gazetteer_listing&p=${listing}`, {
			javascript: false,
		});
		expect(await page.content()).not.toContain('quay@business.example');
		const section = page.getByRole('region', { name: 'Write to this business' });
		await section.getByLabel('Your name').fill('Ada');
		await section.getByLabel('Your email').fill('ada@visitor.example');
		await section.getByLabel('Your message').fill('Are you open on Sunday?');
		// The server refuses forms that are sent faster than a person can type.
		await page.waitForTimeout(2100);
		await section.getByRole('button', { name: 'Send' }).click();
		await page.getByText('Thank you! Your message is on its way.').first().waitFor();
		expect(mail.sink.letters.map(({ to }) => to)).toEqual([['quay@business.example']]);
		expect(await page.content()).not.toContain('quay@business.example');
	});

	it('the page shows no form if no form is chosen', async () => {
		const listing = await list('quay@business.example');
		await choose(0);
		const { page } = await visit(`/?post_type=gazetteer_listing&p=${listing}`);
		expect(await page.getByText('Write to this business').count()).toBe(0);
		await choose(form.id);
	});
});
