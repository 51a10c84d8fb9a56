/** `describe` for what needs a program that this machine may lack: without it, the tests are skipped and counted. */
export const describeWhere = (isHere: boolean): jest.Describe =>
	isHere ? describe : describe.skip;

/** `it`, likewise. */
export const itWhere = (isHere: boolean): jest.It => (isHere ? it : it.skip);

/** `describe` for each of several things, of which this machine may lack some. */
export function describeEachWhere<Thing extends { name: string; isHere: boolean }>(
	things: readonly Thing[],
	title: string,
	tests: (thing: Thing) => void,
): void {
	for (const thing of things) {
		describeWhere(thing.isHere)(`${title} ${thing.name}`, () => tests(thing));
	}
}
