/** The index of this release among the tested releases, from 0, and the number of tested releases. */
const [place = 0, releases = 1] = (process.env['GAZETTEER_SHARE'] ?? '0/1').split('/').map(Number);

/**
 * The share of this release in tests that do not depend on the release, such as each failing statement. The releases of
 * a run test all of them together. A single release tests all, and so does each release if there are fewer things than
 * releases.
 */
export const share = <Thing>(things: readonly Thing[]): readonly Thing[] =>
	things.length < releases
		? things
		: things.filter((_thing, index) => index % releases === place);
