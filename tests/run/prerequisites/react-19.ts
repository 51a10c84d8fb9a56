import { script } from '../command.ts';

/** The next React, and where a build with it is put. */
export const REACT_19 = { dist: '.cache/react-19', react: 'tests/react-19' } as const;

/** The same widgets with the next React, for tests alone. */
export async function buildOnReact19(): Promise<void> {
	const { failures } = await script('build:widgets', {
		GAZETTEER_DIST: REACT_19.dist,
		GAZETTEER_REACT: REACT_19.react,
	});
	if (failures[0]) throw new Error(failures[0].why);
}
