import path from 'node:path';
import Extraction from '@wordpress/dependency-extraction-webpack-plugin';
import wordpress from '@wordpress/scripts/config/webpack.config.js';

const RUNTIME = 'react/jsx-runtime';

/** WordPress provides this script only since 6.6, so bundle it for 6.5. */
class ExtractionWithoutRuntime extends Extraction {
	externalizeWpDeps(asked, callback) {
		return asked.request === RUNTIME ? callback() : super.externalizeWpDeps(asked, callback);
	}
}

/** As WordPress builds its own scripts, except that JSX brings its runtime along. */
export default {
	...wordpress,
	resolve: {
		...wordpress.resolve,
		alias: {
			...wordpress.resolve.alias,
			// The editor draws no map, and its pictures would be written beside the scripts all the same.
			leaflet: false,
			[`${RUNTIME}$`]: path.resolve(
				import.meta.dirname,
				'../../plugin-php-shim/editor/shared/jsx-runtime.ts',
			),
		},
	},
	plugins: wordpress.plugins.map((plugin) =>
		plugin instanceof Extraction ? new ExtractionWithoutRuntime(plugin.options) : plugin,
	),
};
