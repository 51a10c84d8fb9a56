import { __ } from '@wordpress/i18n';
import { Button, Modal } from '../shared/components.ts';

interface LeaveDialogProps {
	readonly stay: () => void;
	readonly leave: () => void;
	readonly save: () => void;
}

/** Asked before another category is opened. */
export const LeaveDialog = ({ stay, leave, save }: LeaveDialogProps) => (
	<Modal title={__('Keep your changes?', 'gazetteer')} onRequestClose={stay}>
		<p>{__('You have changed this category and not saved it yet.', 'gazetteer')}</p>
		<div className="gz-actions">
			<Button variant="primary" onClick={save}>
				{__('Save and go on', 'gazetteer')}
			</Button>
			<Button variant="secondary" onClick={leave}>
				{__('Discard them', 'gazetteer')}
			</Button>
			<Button variant="tertiary" onClick={stay}>
				{__('Stay here', 'gazetteer')}
			</Button>
		</div>
	</Modal>
);
