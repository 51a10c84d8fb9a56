import { META } from '@gazetteer/contract';
import { __ } from '@wordpress/i18n';
import { useFormFields } from '../fields/use-form-fields.ts';
import { useFormMeta } from './form-meta.ts';
import { DocumentPanel, PrePublishPanel } from '../../shared/editor-panels.ts';
import { problems } from './form-problems.ts';

const List = ({ found }: { readonly found: readonly string[] }) => (
	<ul className="gz-problems">
		{found.map((problem) => (
			<li key={problem}>{problem}</li>
		))}
	</ul>
);

/** Lists the problems of the form, in the sidebar and in the pre-publish panel. */
export function Checks() {
	const fields = useFormFields();
	const [mail] = useFormMeta(META.formMail);
	const [reply] = useFormMeta(META.formReply);
	const found = problems(fields, mail, reply);
	if (found.length === 0) return null;
	const title = __('Needs attention', 'gazetteer');
	return (
		<>
			<DocumentPanel name="gazetteer-checks" title={title} className="gz-panel gz-checks">
				<List found={found} />
			</DocumentPanel>
			<PrePublishPanel title={title} className="gz-checks" initialOpen>
				<List found={found} />
			</PrePublishPanel>
		</>
	);
}
