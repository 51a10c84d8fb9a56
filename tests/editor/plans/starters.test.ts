import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	extent,
	offeredFor,
	withKey,
} from '../../../plugin-php-shim/editor/plans/data/inclusions.ts';
import { problems } from '../../../plugin-php-shim/editor/plans/data/plan-problems.ts';
import { newPlan, starters } from '../../../plugin-php-shim/editor/plans/data/starter-plans.ts';

const server = readFileSync(
	join(__dirname, '../../../plugin-php-shim/src/Plans/Domain/Inclusion.php'),
	'utf8',
);
const older = [.../OF_OLDER_THEME = \[([^\]]+)\]/.exec(server)![1]!.matchAll(/self::(\w+)/g)].map(
	([, name]) => new RegExp(`case ${name} = '(\\w+)'`).exec(server)![1]!,
);
const known = [...server.matchAll(/case \w+ = '(\w+)'/g)].map(([, key]) => key!);

describe('new plan', () => {
	it('a new plan includes the gallery but not videos, and hides the features that it does not include', () => {
		const { included, unmentioned, order, status } = newPlan(known, 4);
		expect(included).toContain('gallery_show');
		expect(included).not.toContain('video_show');
		expect(included.filter((key) => older.includes(key))).toEqual([]);
		expect([...included, ...unmentioned].toSorted()).toEqual(known.toSorted());
		expect({ order, status }).toEqual({ order: 4, status: 'draft' });
	});

	it('a new plan includes no feature that the site does not offer', () => {
		expect(newPlan(['map_show', 'other'], 0)).toMatchObject({
			included: ['map_show'],
			unmentioned: ['other'],
		});
	});
});

describe('starter plans', () => {
	it('the starter plans are drafts without errors', () => {
		for (const plan of starters(known)) {
			expect(problems(plan)).toEqual({});
			expect(plan.status).toBe('draft');
		}
	});

	it('the starter plans include only known features, and more features at a higher price', () => {
		const included = starters(known).map((plan) => plan.included);
		expect(included.flat().every((key) => known.includes(key))).toBe(true);
		const counts = included.map(({ length }) => length);
		expect(counts).toEqual(counts.toSorted((one, other) => one - other));
	});

	it('the starter plans include no feature that only the older theme shows', () => {
		expect(older).toContain('listingproc_leadform');
		const included = starters(known).flatMap((plan) => plan.included);
		expect(included.filter((key) => older.includes(key))).toEqual([]);
	});

	it('the paid starter plans exist per month and per year, and a year costs 20 % less', () => {
		const paid = starters(known).filter(({ price }) => price !== '0');
		expect(paid.map(({ title, period }) => `${title} ${period}`)).toEqual([
			'Standard monthly',
			'Standard yearly',
			'Premium monthly',
			'Premium yearly',
		]);
		for (let at = 0; at < paid.length; at += 2) {
			expect(Number(paid[at + 1]!.price)).toBeCloseTo(Number(paid[at]!.price) * 12 * 0.8);
		}
	});

	it('each starter plan mentions every feature that any starter plan includes', () => {
		const all = starters(known);
		for (const { unmentioned } of all) {
			expect(
				unmentioned.filter((key) => all.some(({ included }) => included.includes(key))),
			).toEqual([]);
		}
	});
});

describe('features of a plan', () => {
	const inclusions = [
		{ key: 'map', supported: true },
		{ key: 'deals', supported: false },
		{ key: 'events', supported: false },
	];
	const keysFor = (included: readonly string[]) =>
		offeredFor(inclusions, included).map(({ key }) => key);

	it('the plan editor offers the supported features, and an unsupported one only if the plan includes it', () => {
		expect(keysFor([])).toEqual(['map']);
		expect(keysFor(['events'])).toEqual(['map', 'events']);
	});

	it('the features of a plan are ticked one by one', () => {
		expect(withKey(['a'], 'b', true)).toEqual(['a', 'b']);
		expect(withKey(['a', 'b'], 'a', false)).toEqual(['b']);
		expect(withKey(['a'], 'a', true)).toEqual(['a']);
	});

	it('the checkbox of a feature group shows “all”, “none” or “some”', () => {
		expect(extent(['a', 'b', 'x'], ['a', 'b'])).toBe('all');
		expect(extent(['x'], ['a', 'b'])).toBe('none');
		expect(extent(['b'], ['a', 'b'])).toBe('some');
	});
});
