<?php
/**
 * The proxy settings.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Kernel\VisitorAddress;

if (!defined('ABSPATH')) {
    exit;
}

$client = VisitorAddress::client();
?>
<h2><?php esc_html_e('Proxy', 'gazetteer'); ?></h2>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><label for="gazetteer-proxies"><?php esc_html_e('Proxy addresses', 'gazetteer'); ?></label></th>
        <td>
            <textarea class="regular-text code" rows="3" id="gazetteer-proxies" name="<?php echo esc_attr(Settings::OPTION); ?>[proxies]" autocomplete="off" spellcheck="false" aria-describedby="gazetteer-proxies-help"><?php echo esc_textarea(implode("\n", $settings->proxies())); ?></textarea>
            <p class="description" id="gazetteer-proxies-help">
                <?php esc_html_e('Only for a site behind its own proxy or load balancer. Enter one address or range per line, such as 10.0.0.5 or 10.0.0.0/24. Gazetteer then reads the visitor’s address from the header X-Forwarded-For.', 'gazetteer'); ?>
                <?php
                if ($client->isHidden()) {
                    echo '<strong>' . esc_html(sprintf(
                        /* translators: %s: an IP address. */
                        __('Your request came through a proxy with the address %s.', 'gazetteer'),
                        (string) $client->peer?->text(),
                    )) . '</strong>';
                }
                ?>
            </p>
        </td>
    </tr>
</table>
