<?php
/**
 * The button that ends an import which has not begun.
 *
 * @var \Gazetteer\Import\Domain\ImportRun $run
 */

declare(strict_types=1);

use Gazetteer\Import\Screen\ImportScreen;

if (!defined('ABSPATH')) {
    exit;
}
?>
<form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
    <?php ImportScreen::inputs('forget', $run); ?>
    <p><button type="submit" class="button-link"><?php echo $run->importer === '' ? esc_html__('Cancel and delete the uploaded file', 'gazetteer') : esc_html__('Cancel', 'gazetteer'); ?></button></p>
</form>
