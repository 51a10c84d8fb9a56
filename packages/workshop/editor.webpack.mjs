import path from 'node:path';
import Extraction from '@wordpress/dependency-extraction-webpack-plugin';
import wordpress from '@wordpress/scripts/config/webpack.config.js';

const RUNTIME = 'react/jsx-runtime';

/** Bundles `react/jsx-runtime`, because WordPress 6.5 does not provide it as a script. */
class ExtractionWithoutRuntime extends Extraction {
	externalizeWpDeps(asked, callback) {
		return asked.request === RUNTIME ? callback() : super.externalizeWpDeps(asked, callback);
	}
}

/** The webpack configuration of wp-scripts, with our own JSX runtime. */
export default {
	...wordpress,
	resolve: {
		...wordpress.resolve,
		alias: {
			...wordpress.resolve.alias,
			// Exclude Leaflet: the editor shows no map, but webpack would emit Leaflet's images.
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
