import { Flex } from '@radix-ui/themes';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminsOnly } from './admins-only.tsx';

/** The way to what administrators can do today. */
export const AdminPage = () => (
  <AdminsOnly>
    <PageHead
      title="Admin Superpanel"
      answer="The question bank and operations are here. Users, content, and requests are coming."
    />
    <Panel>
      <Flex direction="column" gap="3" align="start">
        <TextLink to="/admin/generation-dashboard" size="3">
          Question Bank Generation Dashboard
        </TextLink>
        <TextLink to="/admin/review" size="3">
          Questions to review
        </TextLink>
        <TextLink to="/admin/operations" size="3">
          Operations
        </TextLink>
      </Flex>
    </Panel>
  </AdminsOnly>
);
