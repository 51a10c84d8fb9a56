<?php
/** The archive pages of listings and of their terms, in classic themes. */

declare(strict_types=1);

use Gazetteer\Directory\Archives\ClassicTemplates;
use Gazetteer\Directory\DirectoryBlock;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

$gazetteer_tag = ClassicTemplates::header() ? 'div' : 'main';
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and our own templates escape what they draw.
?>
<<?php echo esc_html($gazetteer_tag); ?> class="gz-page">
    <h1 class="gz-page-title page-title"><?php echo is_post_type_archive() ? wp_kses_post((string) post_type_archive_title('', false)) : single_term_title('', false); ?></h1>
    <?php if (is_tax() && term_description() !== '') : ?>
        <div class="gz-page-description"><?php echo term_description(); ?></div>
    <?php endif; ?>
    <?php echo Plugin::get(DirectoryBlock::class)->drawArchive(); ?>
</<?php echo esc_html($gazetteer_tag); ?>>
<?php
ClassicTemplates::footer();
