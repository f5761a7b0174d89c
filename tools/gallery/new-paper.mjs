const client = {
  name: "Saltmarsh Bakery",
  email: "orders@saltmarsh.example",
  street: "Hafenstraße 12",
  postcode: "20457",
  city: "Hamburg",
  country: "DE",
  taxId: "DE136695976",
};
const euros = {
  label: "Gallery, euros",
  holder: "Tamsin Oyelaran",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  bankName: "Deutsche Kreditbank",
};
const baht = {
  label: "Gallery, baht",
  holder: "Tamsin Oyelaran",
  promptPayId: "0801234567",
  currency: "THB",
};

/** Issues a document of tools/gallery/papers.mjs, and for a credit note its invoice before. Returns its id. */
export async function newPaper(page, { isCredit = false, dueOn, ...body }) {
  const { id: clientId } = await callApi(page, "POST", "clients", client);
  const { id: projectId } = await callApi(page, "POST", "projects", { name: "Online pre-orders", clientId });
  const account = body.currency === "THB" ? baht : euros;
  const { id: bankAccountId } = await callApi(page, "POST", "bank-accounts", account);
  const { id } = await callApi(page, "POST", "sales-documents", {
    projectId,
    clientId,
    bankAccountId,
    projectTitle: "Online pre-orders",
    ...(await freelancer(page)),
    clientName: client.name,
    clientTaxId: client.taxId,
    clientStreet: client.street,
    clientPostcode: client.postcode,
    clientCity: client.city,
    clientCountry: client.country,
    ...body,
  });
  await callApi(page, "POST", `sales-documents/${id}/issue`, { dueOn });
  if (!isCredit) return id;
  const credit = { items: body.items.slice(0, 1), reason: "The workshop was cancelled." };
  const note = await callApi(page, "POST", `sales-documents/${id}/credit`, credit);
  await callApi(page, "POST", `sales-documents/${note.id}/issue`, {});
  return note.id;
}

/** Makes a link to the client's page and returns its path. */
export async function linkTo(page, id) {
  const { url } = await callApi(page, "POST", `sales-documents/${id}/link`, {});
  return new URL(url).pathname;
}

/** Calls the API as the person who is signed in. */
export async function callApi(page, method, path, data) {
  const headers = { authorization: `Bearer ${await accessToken(page)}` };
  const response = await page.request.fetch(`/api/${path}`, { method, headers, data });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.status() === 204 ? null : response.json();
}

/** Returns the PDF of the document that a page shows. */
export async function pdfOf(page) {
  const id = page.url().split("/").at(-1);
  const headers = { authorization: `Bearer ${await accessToken(page)}` };
  return new Uint8Array(await (await page.request.get(`/api/sales-documents/${id}/pdf`, { headers })).body());
}

async function accessToken(page) {
  return (await (await page.request.get("/api/auth/refresh")).json()).data.accessToken;
}

async function freelancer(page) {
  const { displayName, email, phoneNumber, taxId, street, postcode, city, region, country } = await callApi(
    page,
    "GET",
    "users",
  );
  return {
    freelancerName: displayName,
    freelancerEmail: email,
    freelancerPhone: phoneNumber,
    freelancerTaxId: taxId,
    freelancerStreet: street,
    freelancerPostcode: postcode,
    freelancerCity: city,
    freelancerRegion: region,
    freelancerCountry: country,
  };
}
