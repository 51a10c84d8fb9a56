import { addressOf, LIST, NEW, readRoute } from '../../../plugin-php-shim/editor/plans/route.ts';

const PAGE = 'https://site.test/wp-admin/edit.php?post_type=listing&page=gazetteer-plans';

it.each([
	['the list', LIST, PAGE],
	['a new plan', NEW, `${PAGE}&plan=new`],
	['a plan', { kind: 'plan', id: 12 } as const, `${PAGE}&plan=12`],
])('the URL of the plan screen keeps that %s is open', (_what, place, address) => {
	expect(addressOf(place, `${PAGE}&plan=5`)).toBe(address);
	expect(readRoute(address)).toEqual(place);
});

it.each(['0', '-4', 'x', '1e3'])(
	'the plan screen shows the list for the invalid plan ID “%s”',
	(plan) => {
		expect(readRoute(`${PAGE}&plan=${plan}`)).toEqual(LIST);
	},
);
