import { ProductPage } from '@/components/pages/ProductPage';
import { ServicePage } from '@/components/pages/ServicePage';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

interface SlugProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

/** The service and product pages, from content/order.yaml. */
export const generateStaticParams = () => [...content().services, ...content().products].map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: SlugProps) => pageMetadata(`/${(await params).slug}`);

export default async function SlugPage({ params }: SlugProps) {
  const { slug } = await params;
  const site = content();
  const product = site.products.find((item) => item.slug === slug);
  if (product) return <ProductPage product={product} />;
  const service = site.services.find((item) => item.slug === slug);
  if (service) return <ServicePage service={service} />;
  throw new Error(`No service or product ${slug} in content/order.yaml`);
}
