import { randomUUID } from 'node:crypto';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';
import { makeListing, makeOwner, PASSWORD, told, visitAs } from './owners.ts';
import { category, guest, kept, listing, send, type Fields } from './sending.ts';

jest.setTimeout(120_000);

let hotels = '';
beforeAll(async () => {
	hotels = await category();
});

interface Names {
	readonly login: string;
	readonly slug: string;
	readonly shown: string;
	readonly nickname: string;
}

const namesOf = (user: number) =>
	told<Names>(
		`(static fn (WP_User $user) => ['login' => $user->user_login, 'slug' => $user->user_nicename, 'shown' => $user->display_name, 'nickname' => $user->nickname])(get_userdata(${user}))`,
	);

const NEUTRAL = /^member-[a-z0-9]{10}$/;

/** Submits a guest's listing, and returns it with its account. */
async function submitted(account: Fields) {
	const fields = listing({ category: hotels, ...account });
	const { answer } = await send(fields);
	expect(answer.response).toBe('success');
	const [made] = await kept(fields['postTitle']);
	return { id: answer.newuser!, listing: made!.id };
}

const got = async (path: string) => {
	const response = await fetch(siteUrl() + path, { redirect: 'manual' });
	return {
		status: response.status,
		to: response.headers.get('location'),
		text: await response.text(),
	};
};

describe('account of a guest', () => {
	it('the account of a guest has random names that reveal neither the email address nor each other', async () => {
		const { id } = await submitted({ email: `anna.miller.${randomUUID()}@visitor.example` });
		const names = await namesOf(id);
		expect(names.login).toMatch(NEUTRAL);
		expect(names.slug).toMatch(NEUTRAL);
		expect([names.shown, names.nickname]).toEqual([names.slug, names.slug]);
		expect(names.slug).not.toBe(names.login);
	});

	it('the account of a guest keeps the user name that the visitor typed', async () => {
		const { id } = await submitted({
			...guest(),
			customUname: 'Harbour Bernd',
		});
		expect(await namesOf(id)).toEqual({
			login: 'Harbour Bernd',
			slug: 'harbour-bernd',
			shown: 'Harbour Bernd',
			nickname: 'Harbour Bernd',
		});
	});

	it('the account of a guest does not show an email address that the visitor typed as user name', async () => {
		const { id } = await submitted({
			email: 'clara@visitor.example',
			customUname: 'clara@visitor.example',
		});
		const { login, ...shown } = await namesOf(id);
		expect(login).toBe('clara@visitor.example');
		expect(Object.values(shown)).toEqual(Array(3).fill(expect.stringMatching(NEUTRAL)));
	});

	it('a guest with a new account can log in with the email address, and the mail says so', async () => {
		const email = `dora-${randomUUID().slice(0, 8)}@visitor.example`;
		const { id, listing: of } = await submitted({ email });
		const mail = await told<string>(
			`Gazetteer\\Submission\\Mail\\SubmissionMail::Account->write(${of}, new Gazetteer\\Submission\\Pages\\OwnerPages(Gazetteer\\Plugin::settings()), fn () => null, fn () => null)->body`,
		);
		expect(mail).toContain(`sign in with your email address, ${email},`);
		expect(mail).toContain((await namesOf(id)).login);
		await runWordPress(`wp_set_password(${php(PASSWORD)}, ${id});`);
		const again = await send(
			listing({
				category: hotels,
				processLogin: 'yes',
				inputUsername: email,
				inputUserpass: PASSWORD,
			}),
			{ headers: { origin: siteUrl() } },
		);
		expect(again.answer.response).toBe('success');
		expect(again.cookies.join()).toContain('wordpress_logged_in');
		const { page } = await visitAs(email, '/submit/');
		expect(await page.locator('.gz-member').innerText()).toBe(`You are logged in as ${email}.`);
	});
});

describe('account that only owns listings', () => {
	let [owner, own] = [0, 0];
	let names: Names;
	let writer = 0;
	const users = (query = '') => got(`/index.php?rest_route=/wp/v2/users${query}`);
	beforeAll(async () => {
		({ id: owner, listing: own } = await submitted({
			email: 'emil@visitor.example',
			customUname: 'emils-own-name',
		}));
		names = await namesOf(owner);
		writer = await makeOwner('writes-posts');
		await makeListing('Writer’s Inn', writer, { status: 'publish' });
		await runWordPress(
			`wp_update_post(['ID' => ${own}, 'post_status' => 'publish']);
			wp_insert_post(['post_title' => 'By the writer', 'post_status' => 'publish', 'post_author' => ${writer}]);`,
		);
		expect(names.slug).toBe('emils-own-name');
	});

	it('a listing owner’s account is not listed in the REST API, unlike an author', async () => {
		const all = JSON.parse((await users('&per_page=100')).text) as { id: number }[];
		const ids = all.map(({ id }) => id);
		expect(ids).not.toContain(owner);
		expect(ids).toContain(writer);
		for (const query of [
			`&slug=${names.slug}`,
			`&search=emils`,
			`&include=${owner}`,
			'&has_published_posts=gazetteer_listing',
		]) {
			const { text } = await users(query);
			expect(text).not.toContain(names.slug);
		}
		const one = await got(`/index.php?rest_route=/wp/v2/users/${owner}`);
		expect([one.status, one.text.includes(names.slug)]).toEqual([401, false]);
		expect((await got(`/index.php?rest_route=/wp/v2/users/${writer}`)).status).toBe(200);
	});

	it('a listing owner’s account is visible to users who can list users', async () => {
		expect(
			await told(
				`(static function () {
					wp_set_current_user(1);
					$users = rest_do_request(new WP_REST_Request('GET', '/wp/v2/users/${owner}'));
					return [$users->get_status(), $users->get_data()['slug'] ?? ''];
				})()`,
			),
		).toEqual([200, names.slug]);
	});

	it('a listing owner’s account has no author archive at any URL', async () => {
		for (const path of [
			`/?author=${owner}`,
			`/author/${names.slug}/`,
			`/?author_name=${names.slug}`,
			`/author/${names.slug}/feed/`,
			`/?author=${owner}&feed=rss2`,
		]) {
			const { status, to, text } = await got(path);
			expect([path, status, to]).toEqual([path, 404, null]);
			expect(text.replaceAll(path.replace(/^\//, ''), '')).not.toContain(`>${names.shown}`);
		}
		expect((await got(`/?author=${writer}`)).to).toContain('/author/writes-posts');
		expect((await got('/author/writes-posts/')).status).toBe(200);
	});

	it('a listing owner’s account is not in the sitemap', async () => {
		const { status, text } = await got('/wp-sitemap-users-1.xml');
		expect([status, text.includes('/author/writes-posts')]).toEqual([200, true]);
		expect(text).not.toContain(names.slug);
	});

	it('a listing owner’s account is not named in oEmbed, feeds or its listing', async () => {
		const link = await told<string>(`get_permalink(${own})`);
		const embed = await got(
			`/index.php?rest_route=/oembed/1.0/embed&url=${encodeURIComponent(link)}`,
		);
		expect(JSON.parse(embed.text)).toMatchObject({
			author_name: await told<string>(`get_bloginfo('name')`),
			author_url: await told<string>(`get_home_url()`),
		});
		const feed = await got('/?post_type=gazetteer_listing&feed=rss2');
		expect(feed.text).toContain(link);
		expect(feed.text).toContain('<dc:creator><![CDATA[writes-posts]]>');
		const atom = await got('/?post_type=gazetteer_listing&feed=atom');
		const page = await got(new URL(link).pathname + new URL(link).search);
		expect(page.status).toBe(200);
		for (const { text } of [feed, atom, page, embed]) expect(text).not.toContain(names.slug);
	});

	it('a listing owner’s account is hidden before its listing is public, and visible if another plugin enables that', async () => {
		const { id } = await submitted(guest());
		expect((await got(`/?author=${id}`)).status).toBe(404);
		const hides = `Gazetteer\\Listings\\OwnerPrivacy::hides(${id})`;
		expect(await told(hides)).toBe(true);
		expect(
			await told(`(static function () {
				add_filter('gazetteer_hides_owner', static fn (bool $hides, WP_User $user) => $user->ID !== ${id}, 10, 2);
				return ${hides};
			})()`),
		).toBe(false);
		const nobody = await makeOwner('owns-nothing');
		expect(await told(`Gazetteer\\Listings\\OwnerPrivacy::hides(${nobody})`)).toBe(false);
	});
});

describe('user names that earlier versions derived from email addresses', () => {
	const STEP = `Gazetteer\\Setup\\Install\\NeutralNames`;
	const made = async (login: string, email: string, more: object = {}) =>
		Number(
			await runWordPress(
				`echo wp_insert_user(${php({ user_login: login, user_email: email, user_pass: PASSWORD, role: 'subscriber', ...more })});`,
			),
		);
	const corrected = () =>
		runWordPress(
			`delete_option(${STEP}::OPTION); ${STEP}::plan(); while (wp_next_scheduled(${STEP}::HOOK)) { wp_clear_scheduled_hook(${STEP}::HOOK); do_action(${STEP}::HOOK); }`,
		);

	it('user names derived from email addresses are replaced once, while the login stays', async () => {
		const [plain, numbered, claimant, typed, named, editor, stranger] = [
			await made('gustav.gans', 'gustav.gans@visitor.example'),
			await made('gustav.gans-48213', 'gustav.gans@other.example'),
			await made('claudia', 'claudia@visitor.example'),
			await made('typed-name', 'herbert@visitor.example'),
			await made('irma', 'irma@visitor.example', { display_name: 'Irma and Sons' }),
			await made('klaus', 'klaus@visitor.example', { role: 'editor' }),
			await made('lena', 'lena@visitor.example'),
		];
		const listings = await makeListing('Gustav’s', plain, { status: 'publish' });
		for (const owner of [numbered, typed, named, editor]) await makeListing('Inn', owner);
		await told(
			`(new Gazetteer\\Claims\\Storage\\ClaimTable())->open(new Gazetteer\\Claims\\Domain\\Claim(0, ${listings}, ${claimant}, 'Claudia', 'Mine.', made: time()))->id`,
		);
		await corrected();
		for (const [user, login] of [
			[plain, 'gustav.gans'],
			[numbered, 'gustav.gans-48213'],
			[claimant, 'claudia'],
		] as const) {
			const names = await namesOf(user);
			expect(names.login).toBe(login);
			expect(names.slug).toMatch(NEUTRAL);
			expect([names.shown, names.nickname]).toEqual([names.slug, names.slug]);
		}
		expect((await namesOf(typed)).slug).toBe('typed-name');
		expect((await namesOf(editor)).slug).toBe('klaus');
		expect((await namesOf(stranger)).slug).toBe('lena');
		expect(await namesOf(named)).toMatchObject({
			shown: 'Irma and Sons',
			slug: expect.stringMatching(NEUTRAL),
		});
		const before = await namesOf(plain);
		await runWordPress(`${STEP}::plan();`);
		expect(await told(`wp_next_scheduled(${STEP}::HOOK)`)).toBe(false);
		expect(await namesOf(plain)).toEqual(before);
	});
});
