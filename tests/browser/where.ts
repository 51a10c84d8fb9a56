/** `describe` for tests that need a program. Without the program, the tests are skipped and counted. */
export const describeWhere = (isHere: boolean): jest.Describe =>
	isHere ? describe : describe.skip;

/** `it` for a test that needs a program. */
export const itWhere = (isHere: boolean): jest.It => (isHere ? it : it.skip);

/** `describe` for each of several programs or databases, some of which may be missing. */
export function describeEachWhere<Thing extends { name: string; isHere: boolean }>(
	things: readonly Thing[],
	title: string,
	tests: (thing: Thing) => void,
): void {
	for (const thing of things) {
		describeWhere(thing.isHere)(`${title} ${thing.name}`, () => tests(thing));
	}
}
