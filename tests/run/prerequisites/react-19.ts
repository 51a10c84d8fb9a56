import { script } from '../command.ts';

/** The folders of React 19 and of the build with it. */
export const REACT_19 = { dist: '.cache/react-19', react: 'tests/react-19' } as const;

/** Builds the widgets with React 19, for tests only. */
export async function buildOnReact19(): Promise<void> {
	const { failures } = await script('build:widgets', {
		GAZETTEER_DIST: REACT_19.dist,
		GAZETTEER_REACT: REACT_19.react,
	});
	if (failures[0]) throw new Error(failures[0].why);
}
