<?php
/**
 * The page of a listing in classic themes. The title is in the content, see listing.php.
 */

declare(strict_types=1);

use Gazetteer\Directory\Archives\ClassicTemplates;

if (!defined('ABSPATH')) {
    exit;
}

$gazetteer_tag = ClassicTemplates::header() ? 'div' : 'main';
?>
<<?php echo esc_html($gazetteer_tag); ?> class="gz-page">
<?php
while (have_posts()) :
    the_post();
    ?>
    <article id="post-<?php the_ID(); ?>" <?php post_class('gz-page-listing'); ?>>
        <?php the_content(); ?>
    </article>
<?php endwhile; ?>
</<?php echo esc_html($gazetteer_tag); ?>>
<?php
ClassicTemplates::footer();
