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

describe('a new plan', () => {
	it('has sensible ticks, and hides what it does not include', () => {
		const { included, unmentioned, order, status } = newPlan(known, 4);
		expect(included).toContain('gallery_show');
		expect(included).not.toContain('video_show');
		expect(included.filter((key) => older.includes(key))).toEqual([]);
		expect([...included, ...unmentioned].toSorted()).toEqual(known.toSorted());
		expect({ order, status }).toEqual({ order: 4, status: 'draft' });
	});

	it('ticks nothing that the site does not offer', () => {
		expect(newPlan(['map_show', 'other'], 0)).toMatchObject({
			included: ['map_show'],
			unmentioned: ['other'],
		});
	});
});

describe('the ready-made plans', () => {
	it('are drafts without errors', () => {
		for (const plan of starters(known)) {
			expect(problems(plan)).toEqual({});
			expect(plan.status).toBe('draft');
		}
	});

	it('include what the server knows, and more the more they cost', () => {
		const included = starters(known).map((plan) => plan.included);
		expect(included.flat().every((key) => known.includes(key))).toBe(true);
		const counts = included.map(({ length }) => length);
		expect(counts).toEqual(counts.toSorted((one, other) => one - other));
	});

	it('include nothing that only the older theme shows', () => {
		expect(older).toContain('listingproc_leadform');
		const included = starters(known).flatMap((plan) => plan.included);
		expect(included.filter((key) => older.includes(key))).toEqual([]);
	});

	it('are there by the month and by the year where they cost something, and a year saves a fifth', () => {
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

	it('mention all that any of them includes, so that they can be compared', () => {
		const all = starters(known);
		for (const { unmentioned } of all) {
			expect(
				unmentioned.filter((key) => all.some(({ included }) => included.includes(key))),
			).toEqual([]);
		}
	});
});

describe('the included parts', () => {
	const inclusions = [
		{ key: 'map', supported: true },
		{ key: 'deals', supported: false },
		{ key: 'events', supported: false },
	];
	const keysFor = (included: readonly string[]) =>
		offeredFor(inclusions, included).map(({ key }) => key);

	it('is offered as far as listings can show it, and where an older plan brings it', () => {
		expect(keysFor([])).toEqual(['map']);
		expect(keysFor(['events'])).toEqual(['map', 'events']);
	});

	it('is ticked one by one', () => {
		expect(withKey(['a'], 'b', true)).toEqual(['a', 'b']);
		expect(withKey(['a', 'b'], 'a', false)).toEqual(['b']);
		expect(withKey(['a'], 'a', true)).toEqual(['a']);
	});

	it('is all of it, none, or some', () => {
		expect(extent(['a', 'b', 'x'], ['a', 'b'])).toBe('all');
		expect(extent(['x'], ['a', 'b'])).toBe('none');
		expect(extent(['b'], ['a', 'b'])).toBe('some');
	});
});
