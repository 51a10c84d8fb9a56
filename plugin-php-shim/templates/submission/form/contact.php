<?php
/**
 * The section with contact details.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Contract\Social;
use Gazetteer\Directory\Listing\NetworkNames;
use Gazetteer\Plans\Domain\Inclusion;

if (!defined('ABSPATH')) {
    exit;
}

$networks = [
    'twitter' => ['inputTwitter', NetworkNames::name(Social::Twitter)],
    'facebook' => ['inputFacebook', NetworkNames::name(Social::Facebook)],
    'linkedin' => ['inputLinkedIn', NetworkNames::name(Social::LinkedIn)],
    'youtube' => ['inputYoutube', NetworkNames::name(Social::Youtube)],
    'instagram' => ['inputInstagram', NetworkNames::name(Social::Instagram)],
];
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<?php if ($view->includesAny(Inclusion::Contact, Inclusion::Website, Inclusion::Social)) : ?>
<section class="gz-section" aria-labelledby="gz-section-contact">
<h2 class="gz-section-title" id="gz-section-contact"><?php esc_html_e('Contact details', 'gazetteer'); ?></h2>
<?php if ($view->includes(Inclusion::Contact)) : ?>
<div class="gz-pair">
<?php
echo $field->line('phone', 'inputPhone', __('Phone', 'gazetteer'), '', ['type' => 'tel', 'autocomplete' => 'tel', 'inputmode' => 'tel']);
echo $field->line('whatsapp', 'inputWhatsapp', __('WhatsApp', 'gazetteer'), '', ['type' => 'tel', 'autocomplete' => 'off', 'inputmode' => 'tel']);
?>
</div>
<?php endif; ?>
<?php
if ($view->includes(Inclusion::Website)) {
    echo $field->line('website', 'inputWebsite', __('Website', 'gazetteer'), '', ['inputmode' => 'url', 'autocomplete' => 'url', 'placeholder' => 'https://', 'autocapitalize' => 'none', 'spellcheck' => 'false']);
}
?>
<?php if ($view->includes(Inclusion::Social)) : ?>
<details class="gz-more style2-social-list-section"<?php echo $view->hasAny(...array_keys($networks)) || $field->isRequired('social') ? ' open' : ''; ?>>
<summary><?php esc_html_e('Social profiles', 'gazetteer'); ?><?php echo $field->mark('social'); ?></summary>
<div class="gz-more-inside gz-pairs<?php echo $field->isRequired('social') ? ' required-social-media' : ''; ?>">
<?php echo $field->message('social', 'gz-social'); ?>
<?php
foreach ($networks as $name => [$id, $label]) {
    echo $field->line($name, $id, $label, '', ['inputmode' => 'url', 'autocomplete' => 'off', 'placeholder' => 'https://', 'autocapitalize' => 'none', 'spellcheck' => 'false']);
}
?>
</div>
</details>
<?php endif; ?>
</section>
<?php endif; ?>
