import { choose } from '../plugin/chosen.ts';
import { runPhp, runWordPress, siteRoot, siteUrl } from '../../browser/site.ts';
import { forgetEntries, keep } from './entries/kept.ts';
import { makeForm, PLAIN, removeForms, type OwnForm } from './own.ts';

const TRIES = 2;
const HELD_UP = [...Array.from({ length: TRIES }, () => 200), 429];
const ADDRESSES = ['X-Forwarded-For', 'X-Real-IP'] as const;

const QUESTIONS = [
	['quiz', { name: 'sum', questions: [{ question: 'Two plus two?', answer: '4' }] }],
	['captcha', { name: 'letters' }],
] as const;

let form: OwnForm;
let asking: OwnForm;

const limits = () => `${siteRoot()}/wp-content/contact-limits`;
const forgetTries = () =>
	runWordPress(
		`global $wpdb; $wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer_tally_%'");`,
	);

beforeAll(async () => {
	form = await makeForm(PLAIN);
	asking = await makeForm([...PLAIN, ...QUESTIONS]);
	await runPhp(`<?php file_put_contents('${limits()}', '${TRIES}');`);
});
beforeEach(forgetTries);
afterAll(async () => {
	await runPhp(`<?php unlink('${limits()}');`);
	await forgetTries();
	await choose();
	await removeForms();
});

const call = (path: string, init?: RequestInit, { id }: OwnForm = form) =>
	fetch(`${siteUrl()}/index.php?rest_route=/gazetteer/v1/contact-forms/${id}/${path}`, init);

/**
 * Sends one request more than an IP address may send. `headersOf` returns the headers of each
 * request.
 */
async function sendOften(headersOf: (tries: number) => Record<string, string> = () => ({})) {
	const body = new FormData();
	body.set('_wpcf7_unit_tag', `wpcf7-f${form.id}-o1`);
	const answers: Response[] = [];
	for (let tries = 0; tries <= TRIES; tries++) {
		const headers = headersOf(tries);
		answers.push(await call('feedback', { method: 'POST', body, headers }));
	}
	return answers;
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);

describe('rate limit for each visitor of a contact form', () => {
	it('the rate limit blocks an IP address with too many attempts', async () => {
		const answers = await sendOften();
		expect(statuses(answers)).toEqual(HELD_UP);
		const last = answers.at(-1)!;
		expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await last.json()).toMatchObject({ code: 'too_many_requests' });
	});

	it('the rate limit defaults to twenty attempts in ten minutes', async () => {
		const waits = await runWordPress(`
			remove_all_filters('gazetteer_contact_form_tries');
			$throttle = new Gazetteer\\ContactForm\\Submission\\AddressRateLimiter();
			echo json_encode(array_map(fn () => $throttle->wait('somebody'), range(1, 21)));
		`);
		const seconds = JSON.parse(waits) as number[];
		expect(seconds.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
		expect(seconds[20]).toBeGreaterThan(0);
		expect(seconds[20]).toBeLessThanOrEqual(600);
	});
});

describe('limits of a contact form', () => {
	const entries = async (count: number, email: string, age = 0) =>
		keep(
			form.id,
			Array.from({ length: count }, () => ({ name: 'x', email, message: '', state: 'sent' })),
		).then(() =>
			runWordPress(
				`global $wpdb; $wpdb->query("UPDATE {$wpdb->prefix}gazetteer_entries SET taken = taken - ${age}");`,
			),
		);
	const waits = async (email: string, settings: object = {}) =>
		Number(
			await runWordPress(`
				update_post_meta(${form.id}, 'gazetteer_form_settings', json_decode('${JSON.stringify(settings)}', true));
				$services = Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\ContactFormServices::class);
				$posted = new Gazetteer\\ContactForm\\Domain\\Submission\\Posted(${form.id}, []);
				echo $services->entries->look($services->forms->find(${form.id}), $posted, '${email}', '');
			`),
		);
	beforeEach(forgetEntries);
	afterAll(forgetEntries);

	it('a contact form allows ten messages per email address and hour, in any spelling of the address', async () => {
		await entries(9, 'Ada@visitor.example');
		expect(await waits('ada@visitor.example')).toBe(0);
		await entries(1, 'ada@visitor.example');
		const wait = await waits('ada@visitor.example');
		expect(wait).toBeGreaterThan(3500);
		expect(wait).toBeLessThanOrEqual(3600);
		expect(await waits('eve@visitor.example')).toBe(0);
	});

	it('the limits of a contact form reset after an hour', async () => {
		await entries(10, 'ada@visitor.example', 3601);
		expect(await waits('ada@visitor.example')).toBe(0);
	});

	it('the limits can be set in the form, for one email address and for all', async () => {
		await entries(3, 'ada@visitor.example');
		expect(await waits('ada@visitor.example', { emailLimit: 3 })).toBeGreaterThan(0);
		expect(await waits('eve@visitor.example', { emailLimit: 3 })).toBe(0);
		expect(await waits('eve@visitor.example', { formLimit: 3 })).toBeGreaterThan(0);
		expect(await waits('ada@visitor.example', { emailLimit: 0, formLimit: 0 })).toBe(0);
	});

	it('the limits also apply to a contact form without stored entries', async () => {
		const settings = { keepDays: 0, emailLimit: 2 };
		expect(await waits('ada@visitor.example', settings)).toBe(0);
		expect(await waits('ada@visitor.example', settings)).toBe(0);
		expect(await waits('ada@visitor.example', settings)).toBeGreaterThan(0);
	});
});

describe('rate limit behind a proxy', () => {
	afterEach(() => choose());

	it('behind a configured proxy, the forwarded visitor is blocked, even with a forged header', async () => {
		await choose({ proxies: ['127.0.0.1'] });
		const invented = (tries: number) => ({
			'X-Forwarded-For': `192.0.2.${tries}, 203.0.113.9`,
		});
		expect(statuses(await sendOften(invented))).toEqual(HELD_UP);
	});

	it('behind a configured proxy, other visitors are not blocked', async () => {
		await choose({ proxies: ['127.0.0.0/8'] });
		const others = (tries: number) => ({ 'X-Forwarded-For': `203.0.113.${tries}` });
		expect(statuses(await sendOften(others))).not.toContain(429);
	});

	it.each(ADDRESSES)(
		'behind a proxy that is not configured, the visitor in %s is not blocked alone',
		async (header) => {
			expect(statuses(await sendOften(() => ({ [header]: '203.0.113.9' })))).not.toContain(
				429,
			);
		},
	);

	it('behind a proxy that is not configured, the whole site has a limit of messages per minute', async () => {
		const answers = statuses(
			await sendOften((tries) => ({
				'X-Forwarded-For': `203.0.113.${tries}`,
				'x-test-site-tries': '2',
			})),
		);
		expect(answers).toEqual(HELD_UP);
	});

	it('Site Health reports a proxy that is not configured and its address', async () => {
		const health = (header: string) =>
			runWordPress(`
				$_SERVER['REMOTE_ADDR'] = '10.0.0.9'; ${header}
				add_filter('site_status_tests', [Gazetteer\\Setup\\ProxyHealth::class, 'addTest']);
				['status' => $status, 'description' => $words] = apply_filters('site_status_tests', ['direct' => []])['direct']['gazetteer_proxy']['test']();
				echo $status, ' ', (int) str_contains($words, '10.0.0.9');
			`);
		expect(await health("$_SERVER['HTTP_X_REAL_IP'] = '203.0.113.9';")).toBe('recommended 1');
		expect(await health('')).toBe('good 0');
	});
});

describe('rate limit of new questions and pictures', () => {
	const refillOften = async (of: OwnForm) => {
		const found: number[] = [];
		for (let tries = 0; tries <= 3 * TRIES; tries++) {
			found.push((await call('refill', undefined, of)).status);
		}
		return found;
	};

	it('requests for new questions and pictures have the same rate limit as submissions', async () => {
		expect(await refillOften(asking)).toEqual([
			...Array.from({ length: 3 * TRIES }, () => 200),
			429,
		]);
		expect(statuses(await sendOften())).toEqual(HELD_UP);
	});

	it('requests for new questions and pictures have no rate limit if the form contains neither', async () => {
		expect(await refillOften(form)).not.toContain(429);
	});

	it('captcha pictures are stored in a limited number of files, and the oldest are deleted', async () => {
		const [before, after, oldest, newest, drawn] = JSON.parse(
			await runWordPress(`
				$folder = wp_upload_dir(null, false)['basedir'] . '/gazetteer-captcha';
				Gazetteer\\ContactForm\\Submission\\CaptchaChallenge::isPossible();
				touch("$folder/index.html");
				for ($number = 0; $number < 1200; $number++) {
					touch(sprintf('%s/%016d.png', $folder, $number), time() - 1800 + $number);
				}
				$before = count(glob("$folder/*.png"));
				$captcha = new Gazetteer\\ContactForm\\Submission\\CaptchaChallenge(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer());
				$drawn = basename($captcha->draw());
				clearstatcache();
				echo json_encode([$before, count(glob("$folder/*.png")), is_file(sprintf('%s/%016d.png', $folder, 0)), is_file(sprintf('%s/%016d.png', $folder, 1199)), is_file("$folder/$drawn")]);
				array_map(unlink(...), glob("$folder/*.png"));
			`),
		) as [number, number, boolean, boolean, boolean];
		expect(before).toBeGreaterThan(1000);
		expect(after).toBeLessThanOrEqual(1000);
		expect([oldest, newest, drawn]).toEqual([false, true, true]);
	});
});
