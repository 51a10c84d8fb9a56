import audiences from '../../cases/plans/audiences.json';
import { AUDIENCE } from '../../../plugin-php-shim/editor/plans/data/plan.ts';
import {
	metasOf,
	readPlan,
	planChanges,
	type PlanRecord,
} from '../../../plugin-php-shim/editor/plans/data/plan-record.ts';
import { aPlan, INCLUSIONS } from './plan.ts';

const record = (meta: PlanRecord['meta']): PlanRecord => ({
	id: 7,
	status: 'publish',
	menu_order: 2,
	title: { raw: 'Standard' },
	content: { raw: 'For most.' },
	meta,
});

describe('plan record of the REST API', () => {
	it('the editor offers the same audiences for a plan as the server', () => {
		expect(Object.values(AUDIENCE)).toEqual(audiences);
	});

	it('the settings of a plan record are read into the fields of the editor', () => {
		const plan = readPlan(
			record({
				plan_package_type: 'Package',
				plan_price: '29.50',
				plan_duration_type: 'yearly',
				plan_text: '5',
				plan_time: '365',
				plan_usge_for: 'by category',
				lp_selected_cats: [4, '8'],
				plan_hot: 'true',
				map_show: 'true',
				video_show: 'false',
				video_show_hide: 'hide',
				lp_price_plan_addmore: ['Help by telephone'],
				lp_price_plan_bg: '12',
			}),
			INCLUSIONS,
		);
		expect(plan).toMatchObject({
			id: 7,
			order: 2,
			title: 'Standard',
			price: '29.50',
			period: 'yearly',
			isPackage: true,
			listings: '5',
			days: '365',
			categories: [4, 8],
			included: ['map_show'],
			unmentioned: ['video_show'],
			extras: ['Help by telephone'],
			isHot: true,
			picture: 12,
		});
	});

	it('a plan record without settings is for one listing, without a time limit, in all categories', () => {
		expect(readPlan(record({}), INCLUSIONS)).toMatchObject({
			isPackage: false,
			listings: null,
			days: null,
			isByCategory: false,
			images: '',
			included: [],
			picture: 0,
		});
	});

	it.each([
		['a package of any number of listings', { isPackage: true, listings: null }],
		['one listing for 30 days', { days: '30' }],
		['selected categories', { isByCategory: true, categories: [4, 8] }],
		[
			'included and unmentioned features',
			{ included: ['map_show'], unmentioned: ['video_show'] },
		],
		[
			'limits, extra lines and appearance',
			{ images: '5', megabytes: '2.5', extras: ['A'], colour: '#102030', picture: 3 },
		],
		[
			'a picture that has only a URL',
			{ picture: 0, pictureUrl: 'https://pictures.example/sea.jpg' },
		],
	])('a saved plan is read back unchanged: %s', (_what, changed) => {
		const plan = aPlan(changed);
		const sent = planChanges(plan, null, INCLUSIONS);
		const texts = { title: { raw: sent.title }, content: { raw: sent.content } };
		const back = readPlan({ ...sent, ...texts, id: 7 }, INCLUSIONS);
		expect(back).toEqual(plan);
	});
});

describe('data sent when a plan is saved', () => {
	it('saving a new plan sends all its settings', () => {
		expect(planChanges(aPlan(), null, INCLUSIONS).meta).toEqual(metasOf(aPlan(), INCLUSIONS));
	});

	it('saving an existing plan sends only the changed settings', () => {
		const before = aPlan();
		const { meta } = planChanges({ ...before, price: '39' }, before, INCLUSIONS);
		expect(meta).toEqual({ plan_price: '39' });
	});

	it.each([
		['1,200.50', '1200.50'],
		['€ 29,5', '29.5'],
		['.5', '0.5'],
		['', ''],
	])('saving a plan writes the price “%s” as %s', (price, kept) => {
		expect(metasOf(aPlan({ price }), INCLUSIONS)['plan_price']).toBe(kept);
	});

	it('saving a plan replaces a decimal comma by a point and drops empty lines', () => {
		const metas = metasOf(aPlan({ price: ' 29,50 ', extras: [' A ', ' '] }), INCLUSIONS);
		expect(metas['plan_price']).toBe('29.50');
		expect(metas['lp_price_plan_addmore']).toEqual(['A']);
	});

	it('saving a plan for all categories removes its selected categories', () => {
		const metas = metasOf(aPlan({ isByCategory: false, categories: [4] }), INCLUSIONS);
		expect(metas['lp_selected_cats']).toEqual([]);
	});
});
