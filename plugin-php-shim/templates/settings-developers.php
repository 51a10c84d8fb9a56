<?php
/**
 * The "Developers" settings tab: names in URLs and in the database, and proxies.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;

if (!defined('ABSPATH')) {
    exit;
}
?>
<p><?php esc_html_e('Older pages and themes may call the server with other names. Most sites do not need to change these settings.', 'gazetteer'); ?></p>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><label for="gazetteer-prefix"><?php esc_html_e('Action prefix', 'gazetteer'); ?></label></th>
        <td>
            <input type="text" class="regular-text code" id="gazetteer-prefix" name="<?php echo esc_attr(Settings::OPTION); ?>[prefix]" value="<?php echo esc_attr($settings->prefix()); ?>" pattern="[a-z][a-z0-9_]{0,39}" required autocomplete="off" spellcheck="false" aria-describedby="gazetteer-prefix-help">
            <p class="description" id="gazetteer-prefix-help"><?php esc_html_e('The first part of the AJAX action names. Use lowercase letters, digits and underscores.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="gazetteer-namespace"><?php esc_html_e('REST namespace', 'gazetteer'); ?></label></th>
        <td>
            <input type="text" class="regular-text code" id="gazetteer-namespace" name="<?php echo esc_attr(Settings::OPTION); ?>[namespace]" value="<?php echo esc_attr($settings->restNamespace()); ?>" pattern="[a-z][a-z0-9\-]{0,39}(/[a-z0-9][a-z0-9.\-]{0,19}){1,2}" required autocomplete="off" spellcheck="false" aria-describedby="gazetteer-namespace-help">
            <p class="description" id="gazetteer-namespace-help"><?php esc_html_e('The namespace of the REST routes that contact forms use.', 'gazetteer'); ?></p>
        </td>
    </tr>
</table>
<?php require __DIR__ . '/settings-names.php'; ?>
<?php require __DIR__ . '/settings-proxies.php'; ?>
