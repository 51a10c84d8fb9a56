import { runWordPress } from '../../browser/site.ts';
import { makeListing, makeOwner, told } from './owners.ts';

const DAY = 86_400;

/** A plan with this duration in days. */
const makePlan = async (days: number) =>
	Number(
		await runWordPress(
			`echo wp_insert_post(['post_type' => 'gazetteer_plan', 'post_status' => 'publish', 'post_title' => '${days} days', 'meta_input' => ['plan_price' => '9', 'plan_time' => '${days}']]);`,
		),
	);

/** The listings that the hourly event examines, `seconds` from now. */
const examined = (seconds = 0) =>
	told<number[]>(
		`(new Gazetteer\\Submission\\Expiry\\DueListings(Gazetteer\\Plugin::settings()->names(), Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class)))->after(0, time() + ${seconds}, 7 * ${DAY})`,
	);

const runExpiry = () => runWordPress("do_action('gazetteer_expire_listings');");

describe('hourly expiry check', () => {
	let short = 0;
	let long = 0;

	beforeAll(async () => {
		const owner = await makeOwner('ada');
		const listed = async (days: number, ago: number) => {
			const id = await makeListing(`${days} days`, owner, { plan: await makePlan(days) });
			await runWordPress(
				`global $wpdb; $date = gmdate('Y-m-d H:i:s', time() - ${ago * DAY}); $wpdb->update($wpdb->posts, ['post_date' => $date, 'post_date_gmt' => $date, 'post_status' => 'publish'], ['ID' => ${id}]); clean_post_cache(${id});`,
			);
			return id;
		};
		short = await listed(30, 25);
		long = await listed(365, 100);
	});

	it('the expiry check uses the duration of the plan of a listing, not of the shortest plan', async () => {
		expect(await examined()).toContain(short);
		expect(await examined()).not.toContain(long);
	});

	it('the expiry check examines a listing again only at its next step, or after a day', async () => {
		await runExpiry();
		expect(await examined()).not.toContain(short);
		expect(await examined(DAY + 60)).toContain(short);
		expect(await told(`get_post_status(${short})`)).toBe('publish');
	});

	it('the expiry check expires the listing when its duration is over', async () => {
		await runWordPress(
			`global $wpdb; $date = gmdate('Y-m-d H:i:s', time() - ${31 * DAY}); $wpdb->update($wpdb->posts, ['post_date' => $date, 'post_date_gmt' => $date], ['ID' => ${short}]); clean_post_cache(${short}); $wpdb->query("UPDATE {$wpdb->prefix}gazetteer_listings_due SET due = 1"); update_option('gazetteer_expiry_since', 1);`,
		);
		await runExpiry();
		expect(await told(`get_post_status(${short})`)).toBe('expired');
		expect(await told(`get_post_status(${long})`)).toBe('publish');
	});
});
