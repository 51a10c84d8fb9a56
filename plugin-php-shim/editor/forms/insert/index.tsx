import { useSelect } from '@wordpress/data';
import { store } from '@wordpress/block-editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { PrePublishPanel } from '../../shared/editor-panels.ts';
import { countEmptyForms } from './empty-forms.ts';

/** Warns in the pre-publish panel about contact form blocks without a form. */
function EmptyForms() {
	const count = useSelect((select) => countEmptyForms(select(store).getBlocks()), []);
	if (count === 0) return null;
	return (
		<PrePublishPanel title={__('Contact form', 'gazetteer')} initialOpen>
			<p>
				{sprintf(
					/* translators: %d: number of blocks. */
					_n(
						'%d contact form block has no form yet. Select its form first.',
						'%d contact form blocks have no form yet. Select their forms first.',
						count,
						'gazetteer',
					),
					count,
				)}
			</p>
		</PrePublishPanel>
	);
}

registerPlugin('gazetteer-empty-forms', { render: EmptyForms });
