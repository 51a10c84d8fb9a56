import { randomUUID } from 'node:crypto';
import { runPhp, runWordPress, siteRoot } from '../../../browser/site.ts';
import { php } from '../../plugin/posts.ts';
import { share } from '../../share.ts';
import { told } from '../owners.ts';
import { kept, listing, member, ownOrigin, picture, remains, send } from '../sending.ts';
import { guestsHotel, hotels } from './hotels.ts';

jest.setTimeout(300_000);

const steps = share(Array.from({ length: 120 }, (_, at) => 1 + at));

interface Circumstances {
	/** The process is killed at this statement that writes. By default it is not killed. */
	readonly step?: number;
	readonly user?: number;
	/** The request started this many seconds ago. */
	readonly seconds?: number;
	/** The process is killed after it created the account. */
	readonly diesAfterAccount?: boolean;
	/** The hashed address of the visitor; '' for none. */
	readonly address?: string;
	/** The process is killed at its first mail. */
	readonly diesMailing?: boolean;
	/** The process is killed at the row of its first image. */
	readonly diesAtImage?: boolean;
	/** An uploaded photo, in base64. */
	readonly photo?: string;
}

/** Handles a request in PHP without a web server. Returns the message, or nothing if the process was killed. */
const handled = (
	fields: Readonly<Record<string, unknown>>,
	{
		step = 0,
		user = 0,
		seconds = 0,
		diesAfterAccount = false,
		diesMailing = false,
		diesAtImage = false,
		photo = '',
		address = 'somebody',
	}: Circumstances,
) =>
	runWordPress(`
		use Gazetteer\\Kernel\\Http\\{Input, SentFile};
		use Gazetteer\\Submission\\{ListingSubmissionHandler, SubmissionRequest};
		wp_set_current_user(${user});
		$input = new Input(${php(fields)} + (${user} ? ['edit_nonce_field' => wp_create_nonce('edit_nonce')] : []), (static function (): array {
			if (!'${photo}') { return []; }
			$path = tempnam(sys_get_temp_dir(), 'photo');
			file_put_contents($path, base64_decode('${photo}'));
			return ['listingfiles' => [new SentFile('photo.png', $path, filesize($path), 0)]];
		})());
		$request = new SubmissionRequest($input, ${user}, true, '${address}', time() - ${seconds});
		$handler = Gazetteer\\Plugin::get(ListingSubmissionHandler::class);
		$written = 0;
		add_filter('query', function ($query) use (&$written) {
			if (preg_match('/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query) && ++$written === ${step}) { posix_kill(getmypid(), 9); }
			if (${diesAtImage} && preg_match('/^\\s*INSERT.*attachment/is', $query)) { posix_kill(getmypid(), 9); }
			return $query;
		});
		add_filter('gazetteer_submission_tries', fn () => 1000);
		${diesAfterAccount} && add_action('user_register', fn () => posix_kill(getmypid(), 9), PHP_INT_MAX);
		${diesMailing} && add_filter('pre_wp_mail', fn () => posix_kill(getmypid(), 9), 1);
		echo $handler->handle($request)->message;
	`).then(
		(said) => said,
		() => undefined,
	);

it('an edit of a listing whose process is killed changes nothing', async () => {
	const { id, cookie, create } = await member('edits-and-dies');
	const first = listing({ category: hotels, post_nonce_field: create, phone: '1', tags: 'old' });
	await send(first, { cookie, headers: ownOrigin() });
	const [before] = await kept(first['postTitle']);
	const edited = {
		lp_post: `${before!.id}`,
		postTitle: first['postTitle'],
		postContent: '<p>Changed.</p>',
		category: hotels,
		phone: '2',
		tags: 'new',
	};
	const whole = {
		content: '<p>Changed.</p>',
		details: { phone: '2' },
		wishes: ['', 'new'],
	};
	let deaths = 0;
	for (const step of steps) {
		const fields = { ...edited, gazetteer_request: randomUUID() };
		const said = await handled(fields, { step, user: id });
		const [after] = await kept(first['postTitle']);
		if (said !== undefined) {
			expect(said).toBe('Your changes have been saved and are pending review.');
			break;
		}
		deaths++;
		// If the process was killed after its last write, the edit is complete.
		if (after!.content === whole.content) expect(after).toMatchObject(whole);
		else expect(after).toEqual(before);
	}
	expect(deaths).toBeGreaterThan(3);
	expect(await kept(first['postTitle'])).toMatchObject([whole]);
});

it('a new listing whose process is killed is not visible, and exists once after it is sent again', async () => {
	let deaths = 0;
	for (const step of steps.filter((_step, at) => at % 3 === 0)) {
		const before = await remains();
		const fields = guestsHotel({ phone: '1' });
		// Pretend that the request started five minutes ago, so that the identical request below
		// does not wait for it.
		const said = await handled(fields, { step, seconds: 300 });
		const left = await kept(fields['postTitle']);
		if (said === undefined) {
			deaths++;
			for (const { status } of left) {
				expect(['auto-draft', 'pending']).toContain(status);
			}
		}
		expect(await handled(fields, {})).toMatch(/pending review|received/);
		// If the process was killed before it recorded its response, its listing stays hidden
		// until the cleanup.
		const shown = (await kept(fields['postTitle'])).filter(
			({ status }) => status !== 'auto-draft',
		);
		expect(shown).toMatchObject([{ status: 'pending', details: { phone: '1' } }]);
		const after = await remains();
		expect({ users: after['users'], locks: after['locks'] }).toEqual({
			users: before['users']! + 1,
			locks: before['locks']! + 1,
		});
		if (said !== undefined) break;
	}
	expect(deaths).toBeGreaterThan(2);
});

it('the mails of a killed process are sent later, except those already sent', async () => {
	const listed = async (seconds: number, diesMailing: boolean) => {
		const fields = guestsHotel();
		const said = await handled(fields, { seconds, diesMailing });
		expect(said === undefined).toBe(diesMailing);
		return (await kept(fields['postTitle']))[0]!.id;
	};
	const old = 7_000;
	const [lost] = [await listed(old, true), await listed(0, true), await listed(old, false)];
	const swept = async () =>
		JSON.parse(
			await runPhp(`<?php define('DOING_CRON', true); require '${siteRoot()}/wp-load.php';
				$sent = [];
				add_filter('pre_wp_mail', function ($none, $mail) use (&$sent) { $sent[] = $mail['to']; return true; }, 1, 2);
				Gazetteer\\Submission\\Guard\\RequestJournal::sweep();
				$planned = [];
				foreach (_get_cron_array() as $moment => $events) {
					foreach ($events['gazetteer_retry_submission_mail'] ?? [] as ['args' => $args]) {
						$planned[] = $args;
						wp_unschedule_event($moment, 'gazetteer_retry_submission_mail', $args);
						do_action('gazetteer_retry_submission_mail', ...$args);
					}
				}
				echo json_encode([$planned, count($sent)]);`),
		) as unknown;
	expect(await swept()).toEqual([
		['received', 'submitted', 'account'].map((mail) => [mail, lost, 0]),
		3,
	]);
	expect(await swept()).toEqual([[], 0]);
});

describe('process that is killed after it created the account', () => {
	const DIES = { diesAfterAccount: true };
	const LONG_AGO = 300;
	const usersOf = async (email: unknown) =>
		told<{ id: number; login: string }[]>(
			`array_map(fn ($row) => ['id' => (int) $row->ID, 'login' => $row->user_login], $wpdb->get_results("SELECT ID, user_login FROM {$wpdb->users} WHERE user_email = '${String(email)}'"))`,
		);
	const authorOf = async (fields: Readonly<Record<string, unknown>>) =>
		(await kept(fields['postTitle'] as string)).map(({ author }) => author);
	const withoutKey = ({
		gazetteer_request: _key,
		...fields
	}: Readonly<Record<string, unknown>>) => fields;

	it.each([
		['the same key', (fields: object) => fields],
		['another key', (fields: object) => ({ ...fields, gazetteer_request: randomUUID() })],
		[
			'another text without a key',
			(fields: object) => ({ ...withoutKey(fields as never), phone: '2' }),
		],
	])(
		'the visitor can submit again with %s for the same account after a process was killed',
		async (_what, again) => {
			const fields = guestsHotel({ phone: '1' });
			expect(await handled(fields, { ...DIES, seconds: LONG_AGO })).toBeUndefined();
			const [left] = await usersOf(fields['email']);
			expect(left).toBeDefined();
			expect(await handled(again(fields) as never, {})).toMatch(/pending review|received/);
			expect(await usersOf(fields['email'])).toEqual([left]);
			expect(await authorOf(fields)).toEqual([left!.id]);
			// The account is complete now, so its email address is taken.
			expect(await handled(guestsHotel({ email: fields['email']! }), {})).toContain(
				'An account could not be created',
			);
		},
	);

	it('the visitor can submit again without a key or known address after a process was killed', async () => {
		const fields = withoutKey(guestsHotel());
		const nobody = { ...DIES, seconds: LONG_AGO, address: '' };
		expect(await handled(fields, nobody)).toBeUndefined();
		expect(await handled(fields, { address: '' })).toMatch(/pending review|received/);
		expect(await authorOf(fields)).toEqual([(await usersOf(fields['email']))[0]!.id]);
	});

	it('the visitor can submit again after the second process was killed as well', async () => {
		const fields = guestsHotel();
		expect(await handled(fields, { ...DIES, seconds: 900 })).toBeUndefined();
		// The account exists already, so these processes are killed while they write the listing.
		const LATER = -200;
		for (const step of [4, 5]) {
			expect(await handled(fields, { step, seconds: LATER })).toBeUndefined();
		}
		expect(await handled(fields, {})).toMatch(/pending review|received/);
		expect(await usersOf(fields['email'])).toHaveLength(1);
	});

	it('the visitor can choose another user name after a process was killed', async () => {
		const fields = guestsHotel();
		await handled(fields, { ...DIES, seconds: LONG_AGO });
		const customUname = `typed-${randomUUID().slice(0, 8)}`;
		const again = { ...fields, gazetteer_request: randomUUID(), customUname };
		expect(await handled(again, {})).toMatch(/pending review|received/);
		expect(await usersOf(fields['email'])).toMatchObject([{ login: customUname }]);
	});

	it('a second request waits while the killed process may still be running', async () => {
		const fields = guestsHotel();
		await handled(fields, DIES);
		const again = { ...fields, gazetteer_request: randomUUID() };
		expect(await handled(again, {})).toContain('is being created');
		expect(await kept(fields['postTitle'])).toEqual([]);
	});

	it('the account of a killed request is deleted a day later, unless it owns something or is in use', async () => {
		const left = async (seconds: number) => {
			const fields = guestsHotel();
			await handled(fields, { ...DIES, seconds });
			return (await usersOf(fields['email']))[0]!.id;
		};
		const [old, young, owner, claimant, used] = [
			await left(90_000),
			await left(LONG_AGO),
			await left(90_000),
			await left(90_000),
			await left(90_000),
		];
		const done = guestsHotel();
		await handled(done, { seconds: 90_000 });
		const [finished] = await usersOf(done['email']);
		await runWordPress(`
			wp_insert_post(['post_title' => 'Theirs', 'post_author' => ${owner}]);
			(new Gazetteer\\Claims\\Storage\\ClaimTable())->open(new Gazetteer\\Claims\\Domain\\Claim(0, 1, ${claimant}, 'Somebody', 'Mine.', made: time()));
			WP_Session_Tokens::get_instance(${used})->create(time() + 3600);
			Gazetteer\\Plugin::get(Gazetteer\\Submission\\Writing\\SubmissionSweep::class)->run();
		`);
		expect(
			await told(
				`array_map(fn ($id) => get_userdata($id) !== false, [${[old, young, owner, claimant, used, finished!.id].join(',')}])`,
			),
		).toEqual([false, true, true, true, true, true]);
	});
});

describe('image files of a process that is killed before it added them to the media library', () => {
	let photo = '';
	beforeAll(async () => {
		photo = Buffer.from(await (await picture('png', 400, 300)).arrayBuffer()).toString(
			'base64',
		);
	});

	/** Makes the files two days old, and runs the cleanup. */
	const sweep = () =>
		runWordPress(`
			foreach (glob(wp_upload_dir()['basedir'] . '/{gazetteer-temp/,*/*/}*.*', GLOB_BRACE) as $file) { touch($file, time() - 2 * DAY_IN_SECONDS); }
			do_action('gazetteer_sweep_submissions');
		`);
	const images = async () => (await remains())['images']!;

	it.each(['a new listing', 'an edit'])(
		'the image files of a killed process are deleted a day later: %s',
		async (what) => {
			const owner = await member('photographed');
			const first = listing({ category: hotels, post_nonce_field: owner.create });
			await send(first, { cookie: owner.cookie, headers: ownOrigin() });
			const [made] = await kept(first['postTitle']);
			const before = await images();
			const edit = {
				lp_post: `${made!.id}`,
				postTitle: first['postTitle'],
				postContent: 'x',
			};
			const isEdit = what === 'an edit';
			const said = await handled(
				isEdit
					? { ...edit, category: hotels, gazetteer_request: randomUUID() }
					: guestsHotel(),
				{ photo, diesAtImage: true, user: isEdit ? owner.id : 0 },
			);
			expect(said).toBeUndefined();
			expect(await images()).toBeGreaterThan(before);
			await sweep();
			expect(await images()).toBe(before);
		},
	);

	it('the image files of a killed process stay if the listing was saved', async () => {
		const fields = guestsHotel();
		const before = await images();
		expect(await handled(fields, { photo })).toMatch(/pending review/);
		const after = await images();
		expect(after).toBeGreaterThan(before);
		await sweep();
		expect(await images()).toBe(after);
		expect((await kept(fields['postTitle']))[0]!.gallery).toHaveLength(1);
	});
});
