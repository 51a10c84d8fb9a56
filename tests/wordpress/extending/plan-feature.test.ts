import { runWordPress } from '../../browser/site.ts';
import { until } from '../../browser/until.ts';
import { MARK, openScreen, plantPlans, removePlanted, storedPlans } from '../plans/plan-screen.ts';
import { makeListing, makeOwner } from '../submission/owners.ts';
import { install, uninstall } from './other-plugin.ts';

jest.setTimeout(120_000);

beforeAll(() => install('plan-feature'));
afterEach(removePlanted);
afterAll(uninstall);

describe('plan feature of another plugin', () => {
	it('a plan feature of another plugin is sold in the plan editor, compared on plan cards and shown with listings of the plan', async () => {
		const [gold, silver] = (await plantPlans('Gold', 'Silver')) as [number, number];
		const page = await openScreen();
		await page.getByRole('button', { name: `${MARK} Gold`, exact: true }).click();
		await page.getByRole('checkbox', { name: 'Live chat: included' }).check();
		expect(await page.getByRole('checkbox', { name: 'Fax line: included' }).count()).toBe(0);
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await until(
			async () => (await storedPlans())[0]!.meta['gazetteer_feature_my-chat'] === 'true',
		);

		const owner = await makeOwner('chatter');
		const open = await makeListing('Open Inn', owner, { plan: gold });
		const quiet = await makeListing('Quiet Inn', owner, { plan: silver });
		const [cards, table, has, listed] = JSON.parse(
			await runWordPress(`
				$repository = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class);
				$plans = [$repository->find(${gold}), $repository->find(${silver})];
				$text = fn (string $style) => preg_replace('/\\s+/', ' ', strip_tags(str_replace('<', ' <', Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanCards::class)->draw($plans, Gazetteer\\Contract\\PlanStyle::from($style), 0))));
				$directory = do_blocks('<!-- wp:gazetteer/directory /-->');
				echo json_encode([$text('vertical_view_1'), $text('vertical_view_8'), [$plans[0]->has('my-chat'), $plans[1]->has('my-chat'), Gazetteer\\Api\\Plans::includes(${open}, 'my-chat'), Gazetteer\\Api\\Plans::includes(${quiet}, 'my-chat')], substr_count($directory, '>Chat</button>')]);
			`),
		) as [string, string, boolean[], number];
		expect(cards).toMatch(/Included Live chat.*Not included Live chat/);
		expect(table).toMatch(/Live chat/);
		expect(cards + table).not.toContain('Fax line');
		expect(has).toEqual([true, false, true, false]);
		expect(listed).toBeGreaterThan(0);
	});

	it('a plan feature is left out, and everything else is rendered, if its plugin throws or registers an invalid value', async () => {
		await install(
			'plan-feature',
			`add_filter('gazetteer_plan_features', fn (array $features): array => $features + ['my-wrong' => 'text', 'No slug' => new PlanFeature('No slug')]);`,
		);
		const slugs = async () =>
			JSON.parse(
				await runWordPress(
					`echo json_encode(array_keys(Gazetteer\\Plans\\PlanFeatures::all()));`,
				),
			) as string[];
		const found = await slugs();
		expect(found).toEqual(expect.arrayContaining(['map_show', 'my-chat']));
		expect(found).not.toContain('my-wrong');
		expect(found).not.toContain('No slug');
		await install(
			'plan-feature',
			`add_filter('gazetteer_plan_features', function () { throw new RuntimeException('Their bug.'); });`,
		);
		expect(await slugs()).toHaveLength(22);
	});
});
