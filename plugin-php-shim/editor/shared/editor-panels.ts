import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';

// WordPress 6.6 moved these, and logs a deprecation warning for the old location.
export const DocumentPanel =
	editor.PluginDocumentSettingPanel ?? editPost.PluginDocumentSettingPanel;

export const PrePublishPanel = editor.PluginPrePublishPanel ?? editPost.PluginPrePublishPanel;
