/** The number of this release among those of the run, from 0, and how many there are. */
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
